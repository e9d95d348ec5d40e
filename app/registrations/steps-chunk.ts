export { PaymentStep } from './form/payment-step.tsx';
export { PeopleStep } from './form/people/people-step.tsx';
export { ReviewStep } from './form/review/review-step.tsx';
