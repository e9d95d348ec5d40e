/* What the stand-in for PayPal is asked, keeps and answers. */

/** A request to the stand-in; header names in small letters. */
export interface DoubleRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
}

/** What it answers, as JSON. */
export interface DoubleAnswer {
  readonly status: number;
  readonly body: unknown;
}

export interface Money {
  readonly value: string;
  readonly currency_code: string;
}

export interface DoubleCapture {
  readonly id: string;
  status: string;
  amount: Money;
  readonly orderId: string;
  readonly createdAt: string;
}

/** An order as the stand-in keeps it. */
export interface DoubleOrder {
  readonly id: string;
  status: 'PAYER_ACTION_REQUIRED' | 'APPROVED' | 'COMPLETED' | 'VOIDED';
  readonly amount: Money;
  readonly description: string;
  readonly language: 'en' | 'es';
  readonly returnUrl: string;
  readonly cancelUrl: string;
  /** Why the money will not be taken, if it will not. */
  refusal?: string;
  /** How its capture begins, where it is not completed at once. */
  captureStatus?: 'PENDING';
  readonly captures: DoubleCapture[];
}

/** The status of a refund at PayPal. */
export type RefundStatus = 'COMPLETED' | 'PENDING' | 'FAILED' | 'CANCELLED';

export interface DoubleRefund {
  readonly id: string;
  readonly captureId: string;
  readonly amount: Money;
  status: RefundStatus;
}

/** How the next capture turns out, where it is not as it was asked for. */
export type Oddity = Partial<Pick<DoubleCapture, 'status' | 'amount'>>;

/** The stand-in: PayPal's side of every payment. */
export interface PayPalDouble {
  readonly answer: (request: DoubleRequest) => DoubleAnswer;
  readonly orders: ReadonlyMap<string, DoubleOrder>;
  readonly refunds: ReadonlyMap<string, DoubleRefund>;
  /** What is odd about captures to come, one after the other. */
  readonly oddities: Oddity[];
  /** How refunds to come are answered, one after the other; the others are completed at once. */
  readonly refundAnswers: RefundStatus[];
  /** PayPal finishes a pending refund in this way. */
  readonly finishRefund: (refundId: string, status: RefundStatus) => void;
  /** PayPal finishes a payment that it had put aside for review. */
  readonly finishCapture: (captureId: string, status: 'COMPLETED' | 'DECLINED') => void;
  readonly captures: ReadonlyMap<string, DoubleCapture>;
  /** From now on no token is good that was given before. */
  readonly forgetTokens: () => void;
  /** A notice as PayPal would send it: its body and the headers that sign it. */
  readonly notice: (
    eventType: string,
    resourceId: string,
    webhookId: string,
  ) => { readonly body: string; readonly headers: Record<string, string> };
  /** Money that came to the app in another way than by an order of ours. */
  readonly foreignCapture: (amount: Money) => string;
  /** A refund that someone gives in PayPal's own pages. */
  readonly foreignRefund: (captureId: string, value: string, status?: RefundStatus) => string;
}
