/** A place that is broken on purpose, and what is expected to notice. */
export interface Break {
  /** What a visitor or owner loses. */
  loses: string;
  /** Path from the project's folder. */
  file: string;
  /** Text that stands there exactly once, and what takes its place. */
  from: string;
  to: string;
  /** Tests of which one has to fail: parts of their files' paths. */
  tests: string[];
}

/** Every break, by the part of the page that it is in. */
export const breaks: readonly Break[] = [
  // Top bar and motion
  lose('the bar is solid over the first screen and clear below it', 'src/sections/TopBar/useScrolled.ts', '!entries.at(-1)', 'entries.at(-1)', 'everyEngine/navigation', 'accessibility'),
  lose('no link says which section is in view', 'src/sections/TopBar/useSectionInView.ts', "link.setAttribute('aria-current', 'true')", 'link.title', 'everyEngine/navigation'),
  lose('the menu stays open over what has the focus', 'src/sections/TopBar/useMenu.ts', '!button.contains(target)) menu.hidePopover()', '!button.contains(target)) menu.focus', 'everyEngine/navigation'),
  lose('the menu stays open when a section is chosen', 'src/sections/TopBar/TopBar.tsx', '<a className={styles.link} href={`#${id}`} onClick={close}>', '<a className={styles.link} href={`#${id}`}>', 'everyEngine/navigation'),
  lose('the motion button does nothing', 'src/sections/TopBar/MotionButton.tsx', "moving ? 'reduced' : 'full'", "moving ? 'full' : 'reduced'", 'everyEngine/motion', 'motionSwitched'),
  lose('the choice to stand still is forgotten with a reload', 'src/motion/motionStore.ts', 'localStorage.setItem(STORAGE_KEY, motion)', 'void STORAGE_KEY', 'everyEngine/motion'),
  lose('another tab does not hear of the choice', 'src/motion/motionStore.ts', "addEventListener('storage', remember)", 'void remember', 'motionSwitched'),
  lose('skip link leads nowhere', 'src/sections/TopBar/TopBar.tsx', 'href="#main"', 'href="#nowhere"', 'everyEngine/navigation', 'accessibility', 'withoutScripts'),

  // Reveals
  lose('a section is revealed long after it was reached', 'src/motion/reveals.ts', 'const SECTION_SHARE = 0.1', 'const SECTION_SHARE = 0.9', 'motionReveals'),
  lose('what has the focus is in the dark', 'src/motion/reveals.ts', "addEventListener('focusin', onFocus, { signal });", '', 'everyEngine/motion', 'motionReveals'),
  lose('meters do not fill', 'src/motion/reveals.ts', 'bars.length > 0', 'bars.length > 99', 'motionReveals'),
  lose('paper lacks what was not reached yet', 'src/motion/reveals.ts', "addEventListener('beforeprint', finishAll, { signal });", '', 'motionReveals'),
  lose('without the code of reveals the page stays empty', 'src/styles/motion.css', '    --lifted: 1;', '    --lifted: 0;', 'faults/scripts'),
  lose('without scripts time stands still for what is far', 'src/styles/motion.css', 'section:not(:target) {', 'section:not(:target) [data-reveal] {', 'layOut'),
  lose('reduced motion still moves', 'src/motion/motionStore.ts', "matchMedia(SYSTEM_QUERY).matches ? 'reduced' : 'full'", "matchMedia(SYSTEM_QUERY).matches ? 'full' : 'full'", 'everyEngine/motion'),
  lose('what is pointed at glides for who asked for stillness', 'src/motion/motionStore.ts', "root.toggleAttribute('data-still', motion === 'reduced');", '', 'motionSwitched'),

  // Cursor
  lose('the arrow jumps to the mouse', 'src/cursor/chase.ts', 'const EASING = 0.5', 'const EASING = 1', 'everyEngine/cursor'),
  lose('the arrow does not tell what can be clicked', 'src/cursor/attachArrow.ts', 'element.closest(CLICKABLE) !== null', 'false', 'everyEngine/cursor'),
  lose('who needs contrast loses the cursor that they have set up', 'src/cursor/attachArrow.ts', "event.pointerType !== 'mouse' || keepsSystemCursor.matches", "event.pointerType !== 'mouse'", 'cursorStays'),
  lose('the system’s cursor stays beside the arrow in all parts of the page but one', 'src/cursor/attachArrow.ts', 'if (left.length > 0) stopTaking = whenIdle(takeNext);', '', 'everyEngine/cursor'),
  lose('the arrow stays when the mouse has left', 'src/cursor/attachArrow.ts', "root.addEventListener('pointerleave', hide, { signal });", '', 'everyEngine/cursor', 'cursorStays'),

  // Home, about, skills, projects, experience
  lose('the kites look away from the portrait', 'src/sections/About/halo.ts', 'way.x - tangent.x', 'way.x + tangent.x', 'halo'),
  lose('the halo turns where few cores have to draw it', 'src/sections/About/Halo.module.css', ":not([data-few-cores]) .kite", ' .kite', 'halo'),
  lose('the down arrow leads back to the first screen', 'src/sections/Home/Home.tsx', 'href={`#${next.id}`}', 'href="#home"', 'everyEngine/navigation', 'everyEngine/page'),
  lose('a skill names projects that did not use it', 'src/sections/Skills/proof.ts', 'folded(tag) === name', 'folded(tag) !== name', 'proof'),
  lose('a meter says another level', 'src/sections/Skills/Gauge.tsx', 'aria-valuenow={level}', 'aria-valuenow={100 - level}', 'everyEngine/page'),
  lose('a gauge is filled to another level', 'src/sections/Skills/Gauge.tsx', 'width={`${percent}%`}', 'width={`${100 - percent}%`}', 'everyEngine/page', 'projects', 'proof'),
  lose('a picture no longer answers the mouse', 'src/sections/Projects/ProjectCard.module.css', 'transform: scale(1.02)', 'transform: none', 'projects'),
  lose('the needle does not follow the reader', 'src/sections/Projects/followReader.ts', "addEventListener('scroll', onScroll, { signal, passive: true });", '', 'projects'),
  lose('the needle does not come to the card under the mouse', 'src/sections/Projects/followReader.ts', "type === 'pointerover'", "type === 'never'", 'projects'),
  lose('no phrase says what is pointed at', 'src/sections/Projects/ProjectCard.tsx', '<span className={styles.phrase}>{phrase}</span>', '{phrase}', 'projects', 'proof'),
  lose('a project hides its client', 'src/sections/Projects/ProjectCard.tsx', '{client && <p', '{!client && <p', 'projects', 'proof'),
  lose('work and education are told apart by colour alone', 'src/sections/Experience/TimelineEntry.tsx', '<span className={styles.type}>{typeLabel}</span>', '', 'everyEngine/page', 'experience'),

  // Carousel
  lose('slides out of view are read after a step', 'src/sections/Testimonials/attachMarks.ts', 'slide.inert = !inView', 'slide.inert ||= !inView && swiper.realIndex === 0', 'everyEngine/carousel', 'carousel'),
  lose('the carousel turns at another pace', 'src/sections/Testimonials/carouselOptions.ts', 'delay: 3000', 'delay: 5000', 'everyEngine/carousel'),
  lose('it turns under the reader\'s mouse', 'src/sections/Testimonials/attachAutoplay.ts', "pointerType === 'mouse'", "pointerType === 'never'", 'everyEngine/carousel', 'carousel'),
  lose('it turns in a hidden tab', 'src/sections/Testimonials/attachAutoplay.ts', "set('hidden tab', document.hidden)", "set('hidden tab', false)", 'carousel', 'faults/sleep'),
  lose('it turns for who asked for stillness', 'src/sections/Testimonials/attachAutoplay.ts', "set('reduced motion', getMotion() === 'reduced')", "set('reduced motion', false)", 'everyEngine/carousel', 'motionSwitched'),
  lose('it takes a slide away from who steps by keyboard', 'src/sections/Testimonials/attachCarousel.ts', 'return detail === 0 || buttons !== 0', 'return detail < 0 || buttons < 0', 'everyEngine/carousel'),
  lose('presses before its code are lost', 'src/sections/Testimonials/attachCarousel.ts', 'click(early);', '', 'everyEngine/carousel', 'carousel'),
  lose('a bullet leads to its neighbour', 'src/sections/Testimonials/attachCarousel.ts', 'swiper.slideToLoop(Number(goTo))', 'swiper.slideToLoop(Number(goTo) + 1)', 'everyEngine/carousel'),
  lose('a removed slide leaves an empty place', 'src/sections/Testimonials/attachRecount.ts', 'observer.observe(slides, { childList: true });', '', 'faults/extension'),

  // Form
  lose('a success looks like a failure', 'src/sections/Contact/ContactForm.tsx', '<Banner look="success">', '<Banner look="error">', 'everyEngine/form', 'contact'),
  lose('the banner goes before it is read', 'src/sections/Contact/contactReducer.ts', 'BANNER_TIME = 5000', 'BANNER_TIME = 1000', 'contactTime'),
  lose('the mouse does not hold the banner', 'src/sections/Contact/useContactForm.ts', 'onPointerEnter: () => setHovered(true)', 'onPointerEnter: () => setHovered(false)', 'contactTime', 'contactAccess'),
  lose('a reload loses what was typed', 'src/sections/Contact/useContactForm.ts', 'saveDraft(message);', '', 'contactKept', 'everyEngine/form'),
  lose('a sent message still stands in the form', 'src/sections/Contact/useContactForm.ts', 'target.reset();', '', 'everyEngine/form', 'contact'),
  lose('the e-mail link does not carry what was not sent', 'src/sections/Contact/ContactDetails.tsx', 'mailtoLink(owner.email, undelivered)', 'mailtoLink(owner.email)', 'everyEngine/form', 'contact'),
  lose('no answer is waited for without end', 'src/sections/Contact/sendMessage.ts', 'ANSWER_TIME = 20_000', 'ANSWER_TIME = 60_000', 'contactTime'),
  lose('what was given up is sent when the page comes back', 'src/sections/Contact/sendMessage.ts', "addEventListener('pagehide', onLeave);\n  try", 'try', 'contact', 'everyEngine/form'),
  lose('sending drops the focus', 'src/sections/Contact/useContactForm.ts', 'focus?.focus({ preventScroll: true })', 'void focus', 'everyEngine/form', 'contactKeys'),
  lose('spaces are sent as a message', 'src/sections/Contact/useFieldErrors.ts', "element.value.trim() === ''", "element.value.trim() === ' '", 'everyEngine/form', 'contactAccess'),
  lose('what was typed before hydration is lost', 'src/sections/Contact/keepEarlyDraft.ts', 'typed.length > 0', 'typed.length > 9', 'everyEngine/form', 'contactKept', 'faults/extension'),
  lose('what is wrong is not tied to its field', 'src/sections/Contact/Field.tsx', 'error === undefined ? undefined : errorId', 'undefined', 'everyEngine/form', 'contactAccess'),

  // Field
  lose('the needles ignore the keyboard\'s focus', 'src/field/page/watchPointing.ts', 'focusedIn(room.section) ?? room.resting()', 'room.resting()', 'fieldPointing'),
  lose('a press throws no ring', 'src/field/page/watchPointing.ts', 'if (at) listener.onPress(at)', 'if (!room) listener.onPress(at)', 'field.test'),
  lose('a sent message is not celebrated', 'src/field/page/watchPointing.ts', 'if (at) listener.onSuccess(at)', 'if (!room) listener.onSuccess(at!)', 'fieldPointing'),
  lose('the needles turn away when the page is at its top, and stay when it leaves', 'src/field/page/rooms.ts', 'within(-top / height)', 'within(1 + top / height)', 'field.test'),
  lose('few cores draw every frame in place of a graphics card', 'src/field/scene/renderer.ts', '/swiftshader|', '/none|', 'field/field.test'),
  lose('as many needles stand at the end of a room as in it', 'src/field/scene/needle.vert', 'size *= 1.0 - smoothstep(kept - EXIT_SHRINK, kept, chance);', '', 'fieldLeaving'),
  lose('needles that have shrunk to nothing are drawn', 'src/field/scene/NeedleField.tsx', 'Math.min(share(), kept)', 'share()', 'fieldLeaving'),
  lose('the field draws while nobody sees it', 'src/field/page/watchRooms.ts', "!away && document.visibilityState === 'visible'", 'true', 'fieldLife'),
  lose('who saves data pays for the field', 'src/field/whenWelcome.ts', 'connection?.saveData', 'connection?.saveData === null', 'field.test'),
  lose('a lost context is the end of the field', 'src/field/page/connectField.ts', 'waiting = setTimeout(drawAgain, wait)', 'waiting = undefined', 'fieldLoss'),
  lose('the worker outlives its field', 'src/field/page/drawings.ts', 'worker.terminate()', 'undefined', 'fieldLives', 'field.test'),

  // Owners and hosts
  lose('a name may end the structured data and begin a script', 'src/head.ts', ".replaceAll('<', '\\\\u003c')", '', 'hostilePage'),
  lose('search engines list the page of dead links', 'src/head.ts', ", meta('name', 'robots', 'noindex')", '', 'hostilePage'),
  lose('any site may put the page into a frame', 'plugins/securityPolicy.ts', "; frame-ancestors 'none'", '', 'hostHeaders', 'ownerHosts'),
  lose('the styles in the page are not those that it allows', 'plugins/securityPolicy.ts', 'contentSecurityPolicy(styleDigests(html))', 'contentSecurityPolicy()', 'firstPaint', 'ownerHosts'),
  lose('the first screen is painted without its styles', 'plugins/pageStyles.ts', ", 'src/sections/Home/Home.tsx'", '', 'firstPaint'),
  lose('a phone lays out all of the page before it answers', 'src/styles/base.css', 'content-visibility: auto;', '', 'layOut'),
  lose('a reload loses the place', 'src/layOutInParts.ts', "navigation.type !== 'navigate' || ", '', 'everyEngine/place', 'layOut'),
  lose('a link to a text leads elsewhere', 'src/layOutInParts.ts', 'navigation.name', 'navigation.entryType', 'layOut'),
  lose('a section stays unlaid until it is near', 'src/layOutInParts.ts', "document.documentElement.setAttribute(LAID_OUT, '');", '', 'layOut', 'everyEngine/place'),
  lose('texts grow when the fonts come', 'src/styles/fonts.css', 'size-adjust: 105.5%', 'size-adjust: 95%', 'firstPaint'),
  lose('dead links answer with the page', 'plugins/notFound.ts', "appType: 'mpa'", "appType: 'spa'", 'notFound'),
  lose('sample texts are published', 'plugins/content/contentCheck.ts', "if (blockers.length > 0) throw plainError(listed('The site", "if (blockers.length > 99) throw plainError(listed('The site", 'ownerSite', 'ownerErrors'),
  lose('colours of what is not listed are left behind', 'plugins/content/listedContent.ts', '!unlisted.has(field)', 'field', 'sampleEdits'),
];

function lose(loses: string, file: string, from: string, to: string, ...tests: string[]): Break {
  return { loses, file, from, to, tests };
}
