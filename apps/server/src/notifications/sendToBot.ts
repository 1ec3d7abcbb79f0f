/** A bot that passes messages on. All of it stays in the server: the token is part of the address that is asked. */
export interface Bot {
  readonly token: string
  /** The chat that it writes to. */
  readonly chat: string
  /** Where bots of this kind live. Default https://api.telegram.org */
  readonly api?: string
}

/** How long a bot may take, in ms. */
const patience = 5_000

/**
 * Sends a text, and says nothing of what became of it: whoever caused it is done, and an error would name the token. Never
 * rejects.
 */
export async function sendToBot(
  { token, chat, api = 'https://api.telegram.org' }: Bot,
  text: string,
): Promise<void> {
  try {
    const answer = await fetch(`${api}/bot${token}/sendMessage`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ chat_id: chat, text }),
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
    })
    await answer.body?.cancel()
  } catch {
    // Nobody waits for it.
  }
}
