/* The requests to the stand-in for PayPal, its stored data and its responses. */

/** A request to the stand-in; header names are lowercase. */
export interface DoubleRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
}

/** A response of the stand-in, as JSON. */
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

/** An order as the stand-in stores it. */
export interface DoubleOrder {
  readonly id: string;
  status: 'PAYER_ACTION_REQUIRED' | 'APPROVED' | 'COMPLETED' | 'VOIDED';
  readonly amount: Money;
  readonly description: string;
  readonly language: 'en' | 'es';
  readonly returnUrl: string;
  readonly cancelUrl: string;
  /** The reason for which the capture will be refused, if any. */
  refusal?: string;
  /** The initial status of its capture, if that is not completed at once. */
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

/** The result of the next capture, if it differs from the request. */
export type Oddity = Partial<Pick<DoubleCapture, 'status' | 'amount'>>;

/** The stand-in: PayPal's side of every payment. */
export interface PayPalDouble {
  readonly answer: (request: DoubleRequest) => DoubleAnswer;
  readonly orders: ReadonlyMap<string, DoubleOrder>;
  readonly refunds: ReadonlyMap<string, DoubleRefund>;
  /** Faults of the next captures, in order. */
  readonly oddities: Oddity[];
  /** Results of the next refunds, in order; all later refunds complete at once. */
  readonly refundAnswers: RefundStatus[];
  /** Makes PayPal finish a pending refund this way. */
  readonly finishRefund: (refundId: string, status: RefundStatus) => void;
  /** Makes PayPal finish a payment that it held for review. */
  readonly finishCapture: (captureId: string, status: 'COMPLETED' | 'DECLINED') => void;
  readonly captures: ReadonlyMap<string, DoubleCapture>;
  /** Invalidates all tokens issued so far. */
  readonly forgetTokens: () => void;
  /** A webhook event as PayPal would send it: its body and the headers that sign it. */
  readonly webhookEvent: (
    eventType: string,
    resourceId: string,
    webhookId: string,
  ) => { readonly body: string; readonly headers: Record<string, string> };
  /** Money that reached the app without an order of ours. */
  readonly foreignCapture: (amount: Money) => string;
  /** A refund given on PayPal's own pages. */
  readonly foreignRefund: (captureId: string, value: string, status?: RefundStatus) => string;
}
