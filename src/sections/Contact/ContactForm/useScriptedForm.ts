import { useEffect, type RefObject } from 'react';

/** Leaves the check of the fields to the scripts, and enables fields that Firefox kept disabled. */
export function useScriptedForm(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    if (!form.current) return;
    // Without scripts the browser has to check. With them it would also check fields of extensions.
    form.current.setAttribute('novalidate', '');
    // Firefox keeps fields disabled over a reload while a message is sent.
    for (const element of form.current.querySelectorAll(':disabled')) {
      element.removeAttribute('disabled');
    }
  }, [form]);
}
