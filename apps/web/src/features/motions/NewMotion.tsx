import { formatName, type Name } from '@tyto/identity'
import type { Address } from '@tyto/primitives'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useStoredAt } from '../../shared/device/useStored'
import { useAccount } from '../../shared/session/wallet/wallet'
import { useNetworkId } from '../../shared/settings/network'
import { ActionButton } from '../../shared/transaction/runner/ui/ActionButton'
import { Button } from '../../shared/ui/buttons/Button'
import { Dialog } from '../../shared/ui/dialog/Dialog'
import { formatWhole } from '../../shared/ui/text/formatWhole'
import { joinClasses } from '../../shared/ui/joinClasses'
import layout from '../../shared/ui/page/layout.module.css'
import { Note } from '../../shared/ui/cards/Note'
import { TextAreaField } from '../../shared/ui/fields/TextAreaField'
import { raiseMotion } from './actions/raiseMotion'
import { motionDrafts, type MotionDraft } from './draft'
import styles from './Motions.module.css'
import { longestMotion, motionId, readMotion, withoutAccents } from './motionText'
import { readPoints } from './points'
import { PointsField, usePowerReason } from './PointsField'
import { PowerLine } from './PowerLine'
import type { ShownMotion } from './queries'
import type { Power } from './usePower'

interface NewMotionProps {
  readonly board: { readonly name: Name; readonly address: Address; readonly fund: Address | null }
  readonly motions: readonly ShownMotion[]
  readonly power: Power
  readonly onClose: () => void
}

const blank: MotionDraft = { motion: '', points: '' }

/** 'New motions': what the project should do, and how many xPoints stand behind it. What is typed is kept. */
export function NewMotion({ board, motions, power, onClose }: NewMotionProps) {
  const { t, i18n } = useTranslation('motions')
  const network = useNetworkId()
  const account = useAccount()
  const draft = useStoredAt(motionDrafts, network) ?? blank
  const [isLeft, setLeft] = useState(false)
  const reason = usePowerReason(power)

  const change = (part: Partial<MotionDraft>): void => void motionDrafts.set(network, { ...draft, ...part })
  const motion = readMotion(draft.motion)
  const known = motion.ok ? motions.find(({ id }) => id === motionId(motion.value)) : undefined
  const hasAccents = !motion.ok && motion.code === 'accents'
  const wrong = !motion.ok && (motion.code !== 'empty' || (isLeft && draft.motion !== ''))
  const points = power.kind === 'known' ? readPoints(draft.points, power.points, i18n.language) : null
  const lacks = points?.ok === false && points.code === 'tooMuch' ? t('unit') : undefined
  const { name, address, fund } = board
  const input =
    motion.ok && known === undefined && points?.ok === true && fund !== null
      ? { name: formatName(name), board: address, fund, motion: motion.value, amount: points.value }
      : null
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('new.title')}
      width="36rem"
      footer={
        <>
          <Button variant="line" onClick={onClose}>
            {t('cancel')}
          </Button>
          <ActionButton
            action={raiseMotion}
            onAsked={onClose}
            input={input}
            lacks={lacks}
            reason={reason}
            signer={account?.address}
          />
        </>
      }
    >
      <div className={joinClasses(layout.stack, layout.gap3)}>
        <PowerLine power={power} />
        <div className={layout.stack}>
          <TextAreaField
            label={t('new.motion')}
            className={styles.text}
            rows={4}
            dir="auto"
            autoComplete="off"
            value={draft.motion}
            onChange={(event) => change({ motion: event.target.value })}
            onBlur={() => setLeft(true)}
            error={wrong ? t('new.invalid') : known ? t('new.known', { rank: known.rank }) : undefined}
            hint={t('new.hint')}
          />
          {!motion.ok && motion.code === 'tooLong' && (
            <Note kind="warning">
              {t('new.tooLong', { count: formatWhole(longestMotion, i18n.language) })}
            </Note>
          )}
          {hasAccents && (
            <Note kind="info">
              <div className={layout.stack}>
                <p>{t('new.accents')}</p>
                <p className={styles.preview} dir="auto">
                  {withoutAccents(draft.motion)}
                </p>
                <div>
                  <Button
                    variant="line"
                    small
                    onClick={() => change({ motion: withoutAccents(draft.motion) })}
                  >
                    {t('new.strip')}
                  </Button>
                </div>
              </div>
            </Note>
          )}
        </div>
        <PointsField
          label={t('new.points')}
          typed={draft.points}
          power={power}
          onType={(typed) => change({ points: typed })}
        />
      </div>
    </Dialog>
  )
}
