/** What the API answered; throws where it refused, and where no answer came. */
export async function answerTo<Data>(call: Promise<{ data?: Data; response: Response }>): Promise<Data | undefined> {
  const { data, response } = await call;
  if (!response.ok) throw new Error(`The API answered ${String(response.status)}`);
  return data;
}
