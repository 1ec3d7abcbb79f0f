import type { StorageWallet } from '@tyto/chain'
import { formatName, type DidRecord, type Name } from '@tyto/identity'
import { answerPlace, type SignInRequest } from '@tyto/sign-in'
import { answerRequest, postAnswer, type SendCode } from './answerRequest'
import { rememberAnswer } from './signIns'

/**
 * Signs the answer, brings it to the site, and remembers that; null, or why the site has it not. `onAnswered` hears when it had it, in
 * ms since 1970, before the request counts as used. With the answer behind a # this page leaves for the site. Throws `ActionError` where the key cannot sign.
 */
export async function giveAnswer(
  request: SignInRequest,
  who: { readonly name: Name; readonly record: DidRecord },
  storage: StorageWallet | null,
  onAnswered: (at: number) => void,
): Promise<SendCode | null> {
  const body = await answerRequest(request, who, storage, Date.now())
  const now = Date.now()
  const answered = {
    host: answerPlace(request.answerTo)?.host ?? '',
    name: formatName(who.name),
    nonce: request.nonce,
  }
  if (request.mode === 'fragment') {
    onAnswered(now)
    rememberAnswer(answered, now)
    // It takes the place of this page in the history: nobody comes back to a request that was answered.
    window.location.replace(`${request.answerTo}#${body}`)
    return null
  }
  const sent = await postAnswer(request.answerTo, body, (url, init) => fetch(url, init))
  if (!sent.ok) return sent.code
  onAnswered(now)
  rememberAnswer(answered, now)
  return null
}
