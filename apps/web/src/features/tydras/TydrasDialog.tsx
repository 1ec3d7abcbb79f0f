import { soldTydras } from '@tyto/chain'
import { tydraPicture, tydraTitles, type DidRecord, type Name } from '@tyto/identity'
import { useId, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { SafePicture } from '../../shared/identity/image/SafePicture'
import { Button } from '../../shared/ui/buttons/Button'
import { Dialog } from '../../shared/ui/dialog/Dialog'
import { Icon } from '../../shared/ui/icons/Icon'
import { joinClasses } from '../../shared/ui/joinClasses'
import layout from '../../shared/ui/page/layout.module.css'
import { nameInText } from '../../shared/ui/text/nameParts'
import { Note } from '../../shared/ui/cards/Note'
import text from '../../shared/ui/text/text.module.css'
import { MintTydra } from './MintTydra'
import { TransferTydra } from './TransferTydra'
import styles from './TydrasDialog.module.css'

export interface TydrasDialogProps {
  readonly name: Name
  /** The DID wallet of the domain. */
  readonly record: DidRecord
  /** Draws how ZIL comes to the wallet; `missing` in Qa. */
  readonly fund: (missing: bigint) => ReactNode
  readonly onClose: () => void
}

type Part = 'mint' | 'transfer'

/** TYDRAS of TYRON: the Tydra of a domain is minted, or one that it has goes to another domain. */
export function TydrasDialog({ name, record, fund, onClose }: TydrasDialogProps) {
  const { t } = useTranslation('tydras')
  const [part, setPart] = useState<Part | null>('mint')
  const [isLeaving, setLeaving] = useState(false)
  const title = tydraTitles[soldTydras]
  return (
    <Dialog
      open
      onClose={() => setLeaving(true)}
      title={t('title')}
      aside={t('aside')}
      width="46rem"
      footer={isLeaving && <Leave onStay={() => setLeaving(false)} onLeave={onClose} />}
    >
      <div className={layout.stack}>
        <div className={styles.head}>
          <SafePicture
            uri={tydraPicture(soldTydras, name.domain)}
            label={t('picture', { title, domain: name.domain })}
            seed={title}
          />
          <p className={text.sub}>{t('lead', { name: nameInText(`${name.domain}.ssi`) })}</p>
        </div>
        <Folding title={t('mint')} isOpen={part === 'mint'} onTurn={(is) => setPart(is ? 'mint' : null)}>
          <MintTydra name={name} record={record} fund={fund} onClose={onClose} />
        </Folding>
        <Folding
          title={t('transfer')}
          isOpen={part === 'transfer'}
          onTurn={(is) => setPart(is ? 'transfer' : null)}
        >
          <TransferTydra name={name} record={record} fund={fund} onAsked={onClose} />
        </Folding>
      </div>
    </Dialog>
  )
}

interface LeaveProps {
  readonly onStay: () => void
  readonly onLeave: () => void
}

function Leave({ onStay, onLeave }: LeaveProps) {
  const { t } = useTranslation(['tydras', 'common'])
  return (
    <div className={joinClasses(layout.stack, styles.leave)} role="alert">
      <Note kind="warning">{t('tydras:leave')}</Note>
      <div className={layout.row}>
        <Button variant="step" onClick={onStay} autoFocus>
          {t('tydras:stay')}
        </Button>
        <Button onClick={onLeave}>{t('tydras:yes')}</Button>
      </div>
    </div>
  )
}

interface FoldingProps {
  readonly title: string
  readonly isOpen: boolean
  readonly onTurn: (isOpen: boolean) => void
  /** Gone while it is folded, with all that was chosen in it. */
  readonly children: ReactNode
}

function Folding({ title, isOpen, onTurn, children }: FoldingProps) {
  const id = useId()
  return (
    <section className={styles.folding} aria-labelledby={id}>
      <h3>
        <button
          id={id}
          type="button"
          className={styles.turn}
          aria-expanded={isOpen}
          onClick={() => onTurn(!isOpen)}
        >
          <span className={text.capsTitle}>{title}</span>
          <Icon name={isOpen ? 'up' : 'down'} />
        </button>
      </h3>
      {isOpen && <div className={styles.inside}>{children}</div>}
    </section>
  )
}
