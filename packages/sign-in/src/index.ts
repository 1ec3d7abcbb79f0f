// For sites: ask, keep what was asked, check the answer.
export { answerTime, makeRequest, signInLink } from './request'
export type { Fresh, SignInRequest, Site } from './request'
export { signRequest, writeRequest } from './requestText'
export { createPending } from './pending'
export type { PendingRequests } from './pending'
export { readAnswer } from './answer'
export type { Answer } from './answer'
export { checkAnswer } from './checkAnswer'
export type { AnswerCode, Checking, SignedIn } from './checkAnswer'
export { httpResolver } from './resolution'
export type { Resolve, ResolverOptions } from './resolution'

// For who reads other things that a key of a document signs: its keys, and their signatures.
export { standingOf } from './resolution'
export type { KeyUse, Standing } from './resolution'
export { isSignedBy } from './isSignedBy'

// For who answers: read a request, say who asks, make the answer.
export { clockDrift, openLinkCode } from './request'
export { readRequest } from './requestText'
export type { ReadRequest, RequestCode, RequestSigner } from './requestText'
export { makePresentation } from './presentation'
export { answerPlace } from './answerPlace'
export type { AnswerPlace } from './answerPlace'
export { checkSite } from './checkSite'
export type { SiteStanding } from './checkSite'
export { makeAnswer, writeAnswer } from './answer'
export type { Answerer, EcKey } from './answer'
