import type { SafetyPosture } from '@tyto/identity'
import { useTranslation } from 'react-i18next'
import { Avatar } from '../../../shared/ui/plate/Avatar'
import { Icon } from '../../../shared/ui/icons/Icon'
import { joinClasses } from '../../../shared/ui/joinClasses'
import layout from '../../../shared/ui/page/layout.module.css'
import type { OwlEyes } from '../../../shared/ui/plate/PlateFace'
import text from '../../../shared/ui/text/text.module.css'
import styles from './Checklist.module.css'

const eyes: Readonly<Record<Exclude<SafetyPosture, 'unknown'>, OwlEyes>> = {
  awake: 'open',
  oneEye: 'one',
  drowsy: 'half',
  asleep: 'shut',
  closed: 'shut',
}

interface PostureProps {
  /** The whole name: its own owl sits there. */
  readonly name: string
  readonly posture: SafetyPosture
}

/** How safe an identity is, as its owl sits, and in words. */
export function Posture({ name, posture }: PostureProps) {
  const { t } = useTranslation('safety')
  return (
    <div className={joinClasses(layout.row, layout.nowrap, styles.posture)} data-posture={posture}>
      {posture === 'unknown' ? (
        <Icon name="info" size="lg" />
      ) : (
        <Avatar name={name} size="lg" eyes={eyes[posture]} />
      )}
      <p className={layout.grow}>
        <b className={text.h3}>{t(`posture.${posture}.title`)}</b>
        <br />
        <span className={text.sub}>{t(`posture.${posture}.hint`)}</span>
      </p>
    </div>
  )
}
