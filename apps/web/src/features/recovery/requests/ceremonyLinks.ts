import {
  answerFragment,
  encodeRecoveryAnswer,
  encodeRecoveryRequest,
  requestFragment,
  type RecoveryAnswer,
  type RecoveryRequest,
} from '@tyto/identity'
import { buildPath } from '../../../shared/routing/routes'

/** The link for guardians. The request is in the part after `#`, which browsers never send to a server. */
export function requestLink(request: RecoveryRequest): string {
  return `${window.location.origin}${requestPath(request)}`
}

/** The same within this site. */
export function requestPath(request: RecoveryRequest): string {
  const path = buildPath('recoverySign', { name: request.name })
  return `${path}${requestFragment}${encodeRecoveryRequest(request)}`
}

/** The link that brings a guardian's answer back to the one who asked. */
export function answerLink(request: RecoveryRequest, answer: RecoveryAnswer): string {
  return `${window.location.origin}${answerPath(request, answer)}`
}

/** The same within this site. */
export function answerPath(request: RecoveryRequest, answer: RecoveryAnswer): string {
  const path = buildPath('recovery', { name: request.name })
  return `${path}${answerFragment}${encodeRecoveryAnswer(answer)}`
}
