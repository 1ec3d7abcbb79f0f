import { donateFund } from '@tyto/contracts'
import { motionId } from '../../../features/motions/motionText'
import type { SentenceCase, SentenceTools } from './sentenceTools'

/** 1e12 units are one xPoint, and one Qa that is donated is one unit. */
const point = 10n ** 12n

/** The actions of the board of motions, for the test of all sentences. */
export function casesOfMotions<Account>(
  tools: SentenceTools<Account>,
): Readonly<Record<'raiseMotion' | 'backMotion', SentenceCase>> {
  const { person, call, told, addressOf } = tools
  const voiceOf = async (domain: string) => {
    const somebody = await person(domain)
    const fund = addressOf('donate.ssi')
    await call(somebody.account, donateFund(fund).AddFunds({}, { amount: 50n * point }))
    return { somebody, place: { name: 'xpoints.ssi', board: addressOf('xpoints.ssi'), fund } }
  }
  return {
    raiseMotion: async () => {
      const { somebody, place } = await voiceOf('vera')
      const input = { ...place, motion: 'Let owls vote', amount: 12n * point + point / 2n }
      return {
        said: await told(somebody, 'raiseMotion', input),
        like: /^A new motion goes on the board, with 12\.5 xPoints behind it\. You keep 37\.5 xPoints\. You pay about 0\.[34]\d* ZIL gas\.$/,
      }
    },
    backMotion: async () => {
      const { somebody, place } = await voiceOf('viktor')
      const input = { ...place, id: motionId('Feed the owls at dusk'), amount: 50n * point }
      return {
        said: await told(somebody, 'backMotion', input),
        like: /^The motion gets 50 xPoints more\. You keep 0 xPoints\. You pay about 0\.[34]\d* ZIL gas\.$/,
      }
    },
  }
}
