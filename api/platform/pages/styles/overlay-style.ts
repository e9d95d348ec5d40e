/**
 * What react-aria adds to the page, letter by letter, while a dialog or menu is open on an iPhone, so that the page behind
 * it stands still. The policy lets it in by its hash; `.storybook/policy.test.ts` notices when the library changes it.
 */
export const overlayStyle = `@layer {
  * {
    overscroll-behavior: contain;
  }
}`;
