import type { StorageWallet } from '@tyto/chain'
import { formatName } from '@tyto/identity'
import { answerPlace, type SignInRequest } from '@tyto/sign-in'
import { answerRequest, postAnswer, type Answering, type SendCode } from './answerRequest'
import { rememberAnswer } from './signIns'

/** The person who gives an answer, as long as they do: by `signal` they think better of it. */
export interface Giver {
  readonly signal: AbortSignal
  /** Hears that the answer leaves now: from here on the site may have it. */
  readonly onSending: () => void
  /** Hears when the site had it, in ms since 1970, before the request counts as used. */
  readonly onAnswered: (at: number) => void
}

/**
 * Signs the answer, brings it to the site, and remembers that; null, or why the site has it not. With the answer behind a # this page
 * leaves for the site. Throws `ActionError` where the key cannot sign, and the reason of `signal` where that aborts: nothing leaves then.
 */
export async function giveAnswer(
  request: SignInRequest,
  who: Answering,
  storage: StorageWallet | null,
  { signal, onSending, onAnswered }: Giver,
): Promise<SendCode | null> {
  const body = await answerRequest(request, who, storage, Date.now())
  // The storage wallet may have asked for long: whoever refused meanwhile sends nothing.
  signal.throwIfAborted()
  const answered = {
    host: answerPlace(request.answerTo)?.host ?? '',
    name: formatName(who.name),
    nonce: request.nonce,
    ...(request.credential === undefined ? {} : { hasShown: true as const }),
  }
  onSending()
  if (request.mode === 'post') {
    const sent = await postAnswer(request.answerTo, body, (url, init) => fetch(url, init), signal)
    if (!sent.ok) return sent.code
  }
  const now = Date.now()
  onAnswered(now)
  rememberAnswer(answered, now)
  // It takes the place of this page in the history: nobody comes back to a request that was answered.
  if (request.mode === 'fragment') window.location.replace(`${request.answerTo}#${body}`)
  return null
}
