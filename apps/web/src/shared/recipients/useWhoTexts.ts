import { useTranslation } from 'react-i18next'
import { nameInText } from '../ui/text/nameParts'
import type { WhoWeight } from './judgeWho'
import type { WhoLook } from './lookAtWho'

/** One thing that is to be said of somebody. */
interface WhoText {
  readonly weight: WhoWeight
  readonly said: string
}

/** The texts about somebody in a line of a list, where there is no room for plates. Needs the area `chain`. */
export function useWhoTexts(): (look: Pick<WhoLook, 'flags' | 'twin' | 'warnings'>) => readonly WhoText[] {
  const { t } = useTranslation('chain')
  return ({ flags, twin, warnings }) => [
    ...flags.map((flag) => ({ weight: 'tick' as const, said: t(`lookAlike.${flag}`) })),
    ...(twin === null
      ? []
      : [{ weight: 'tick' as const, said: t('lookAlike.Known', { name: nameInText(twin) }) }]),
    ...warnings.map(({ code, weight }) => ({ weight, said: t(`who.${code}`) })),
  ]
}
