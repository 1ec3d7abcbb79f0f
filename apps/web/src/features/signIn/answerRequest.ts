import { inTime, type StorageWallet } from '@tyto/chain'
import { didDocument, formatName, toW3cDocument, type DidRecord, type Name } from '@tyto/identity'
import { err, ok, signEs256k, type Result } from '@tyto/primitives'
import { makeAnswer, makePresentation, writeAnswer, type EcKey, type SignInRequest } from '@tyto/sign-in'
import { ActionError } from '../../shared/errors/ActionError'
import { withPrivateKey } from '../../shared/keys/withPrivateKey'

/** The purpose of the key by which its holder logs in elsewhere. */
export const logInPurpose = 'auth'

/** The log-in key of a document as others find it there; null where it has none. */
export function logInKey(record: DidRecord): { readonly kid: string; readonly key: EcKey } | null {
  const kid = `${record.did}#${logInPurpose}`
  const document = toW3cDocument(didDocument(record))
  const method = document?.verificationMethod.find(({ id }) => id === kid)
  return method === undefined ? null : { kid, key: method.publicKeyJwk }
}

/** Who answers, and the credential that they show, with the facts that they chose; left out or null for none. */
export interface Answering {
  readonly name: Name
  readonly record: DidRecord
  readonly credential?: string | null
}

/**
 * Signs the answer to a request with the document's log-in key, which the storage wallet decrypts for it, and writes it as it
 * travels. Throws `ActionError`, see `withPrivateKey`.
 */
export async function answerRequest(
  request: SignInRequest,
  { name, record, credential = null }: Answering,
  storage: StorageWallet | null,
  now: number,
): Promise<string> {
  const found = logInKey(record)
  if (found === null) throw new ActionError('NoSigningKey')
  const answerer = { did: record.did, name: formatName(name), ...found }
  const onChain = {
    publicKey: record.verificationMethods.get(logInPurpose) ?? null,
    encrypted: record.dkms.get(logInPurpose) ?? null,
  }
  return withPrivateKey(onChain, storage, (privateKey) => {
    const sign = (bytes: Uint8Array) => signEs256k(bytes, privateKey)
    const shown =
      credential === null
        ? {}
        : { presentation: makePresentation(request, answerer, { credential, now }, sign) }
    return writeAnswer({ token: makeAnswer(request, answerer, now, sign), state: request.state, ...shown })
  })
}

export type SendCode =
  /** The site said that it does not take it. */
  | 'SiteRefused'
  /** The site did not answer, or answers no page of another site. */
  | 'SiteSilent'

/** How long a site may take, in ms. */
const longestWait = 20_000

/**
 * Sends an answer to the site, with nothing else: no cookie, no address of this page, no way to be sent on. Rejects where `signal`
 * aborts.
 */
export async function postAnswer(
  answerTo: string,
  body: string,
  send: typeof fetch,
  signal: AbortSignal,
): Promise<Result<null, SendCode>> {
  try {
    const response = await inTime(longestWait, signal, (stop) =>
      send(answerTo, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body,
        credentials: 'omit',
        referrerPolicy: 'no-referrer',
        redirect: 'error',
        cache: 'no-store',
        signal: stop,
      }),
    )
    signal.throwIfAborted()
    return response.ok ? ok(null) : err('SiteRefused')
  } catch {
    signal.throwIfAborted()
    return err('SiteSilent')
  }
}
