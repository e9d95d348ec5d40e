import { createTransport } from 'nodemailer';

/*
 * The baseline for bulk emails: a bare loop in which nodemailer sends one email to this many people, on this many connections, in
 * a separate process: fork(send-plain.ts), with an IPC channel that delivers the work. It replies once all are sent.
 */
export interface PlainWork {
  readonly smtpUrl: string;
  readonly connections: number;
  readonly from: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The attachment, in base64. */
  readonly file: string;
  readonly recipients: readonly string[];
}

process.once('message', (work: PlainWork) => {
  void send(work).then(() => process.send?.('sent'));
});

async function send({ smtpUrl, connections, recipients, file, ...mail }: PlainWork): Promise<void> {
  const transport = createTransport({ url: smtpUrl, pool: true, maxConnections: connections });
  const attachments = [{ filename: 'program.pdf', content: Buffer.from(file, 'base64') }];
  let next = 0;
  await Promise.all(
    Array.from({ length: connections }, async () => {
      for (let to = recipients[next++]; to !== undefined; to = recipients[next++])
        await transport.sendMail({ ...mail, to, attachments });
    }),
  );
  transport.close();
}
