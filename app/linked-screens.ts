/*
 * The screens that a link in an email, a provider or another screen opens. The table of addresses loads this list with the first of them:
 * the names of their files would make every page wait.
 */

export const payPalReturn = () => import('./payments/paypal-return-screen.tsx');
export const receipt = () => import('./registrations/receipt-screen.tsx');
export const verifyEmail = () => import('./account/verify-email-screen.tsx');
export const confirmAddress = () => import('./account/proposed-address/confirm-address-screen.tsx');
export const keepAddress = () => import('./account/proposed-address/keep-address-screen.tsx');
export const newsEmails = () => import('./news/news-emails-screen.tsx');
export const saturdayReply = () => import('./sabbath/reply/saturday-reply-screen.tsx');
export const join = () => import('./online-sessions/join/join-screen.tsx');
export const callback = () => import('./meetings/callback-screen.tsx');
export const firstAdministrator = () => import('./session/login/first-administrator-screen.tsx');
export const demoGuide = () => import('./demo/demo-guide-screen.tsx');
export const demoMail = () => import('./demo/demo-mail-screen.tsx');
export const signed = () => import('./waiver/signed-screen.tsx');
