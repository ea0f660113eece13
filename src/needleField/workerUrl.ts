import address from './scene/scene.worker.tsx?worker&url';

/** The browser's Trusted Types. TypeScript 7.0 does not know them. */
interface TrustedTypes {
  createPolicy<Rules>(name: string, rules: Rules): Rules;
}

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
const policy = trustedTypes?.createPolicy('field-worker', {
  createScriptURL: (_url: string) => address,
});

/** The address of the scene's worker. The security policy allows no other one. */
export const workerUrl = policy?.createScriptURL(address) ?? address;
