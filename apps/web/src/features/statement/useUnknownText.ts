import { RpcError } from '@tyto/chain'
import { useFailureText } from '../../shared/chain/failure/useFailureText'
import type { UnknownFact } from './partsOf'

/** Why a fact is not known, in the reader's language. */
export function useUnknownText(): (fact: UnknownFact) => string {
  const failureText = useFailureText()
  return ({ unknown: { code, reason } }) => failureText(new RpcError(code, reason, { details: reason }))
}
