/**
 * The exact style that react-aria adds to the page while a dialog or menu is open on an iPhone, so that the page behind it does not
 * scroll. The policy allows it by its hash; `.storybook/checks/policy.test.ts` detects when the library changes it.
 */
export const overlayStyle = `@layer {
  * {
    overscroll-behavior: contain;
  }
}`;
