import { formatName, formatRecoveryKit, type DidRecord, type Name } from '@tyto/identity'
import { useRef, useState, type ChangeEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { buildPath } from '../../../shared/routing/routes'
import { useNetworkId } from '../../../shared/settings/network'
import { rememberName } from '../../../shared/session/names/knownNames'
import { Button } from '../../../shared/ui/buttons/Button'
import { buttonClasses } from '../../../shared/ui/buttons/buttonClasses'
import { Card } from '../../../shared/ui/cards/Card'
import { downloadText } from '../../../shared/ui/share/downloadText'
import { FieldMessage } from '../../../shared/ui/fields/FieldMessage'
import { Icon } from '../../../shared/ui/icons/Icon'
import layout from '../../../shared/ui/page/layout.module.css'
import { nameInText } from '../../../shared/ui/text/nameParts'
import text from '../../../shared/ui/text/text.module.css'
import { rememberKit } from '../requests/keptKits'
import { openKit } from './openKit'
import { useKit } from './useKit'

interface RecoveryKitCardProps {
  readonly name: Name
  readonly record: DidRecord
}

interface Outcome {
  readonly kind: 'ok' | 'error'
  readonly text: string
}

/**
 * Saves the recovery kit as a file, links to its printable page, and reads the guardians’ names from the file of a kit
 * of this wallet. The kit holds no secrets.
 */
export function RecoveryKitCard({ name, record }: RecoveryKitCardProps) {
  const network = useNetworkId()
  const { t } = useTranslation('watch')
  const { content, steps } = useKit(network, name, record)
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const picker = useRef<HTMLInputElement>(null)
  const username = formatName(name)
  const unnamed = content.guardians.filter(({ domain }) => domain === null).length

  const save = (): void => {
    const kit = { ...content, madeAt: new Date().toISOString() }
    downloadText(`${username}.recovery-kit.json`, 'application/json', formatRecoveryKit(kit, steps))
    rememberKit(network, record.address, record.guardians)
  }

  const open = async (event: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const [file] = event.target.files ?? []
    if (file === undefined) return
    // Emptied below, so that choosing the same file again reads it again.
    const input = event.target
    const kit = await openKit(file, network, record)
    input.value = ''
    if (!kit.ok) return setOutcome({ kind: 'error', text: t(`kit.problem.${kit.code}`) })
    if (kit.value.kind === 'other') {
      return setOutcome({ kind: 'error', text: t('kit.other', { name: nameInText(kit.value.name) }) })
    }
    const { domains: told } = kit.value
    for (const domain of told) rememberName({ domain, subdomain: '', topLevel: 'ssi' })
    setOutcome({
      kind: 'ok',
      text: t('kit.learnt', { name: nameInText(username), number: told.length }),
    })
  }

  return (
    <Card title={t('kit.title')} narrow>
      <div className={layout.stack}>
        <p className={text.sub}>{t('kit.hint')}</p>
        {unnamed > 0 && <p className={text.hint}>{t('kit.unnamed', { number: unnamed })}</p>}
        <Button variant="step" wide onClick={save}>
          <Icon name="in" />
          {t('kit.save')}
        </Button>
        <Link
          className={buttonClasses({ variant: 'line', wide: true })}
          to={buildPath('recoveryKit', { name })}
        >
          <Icon name="doc" />
          {t('kit.print')}
        </Link>
        <input
          ref={picker}
          className={text.sr}
          type="file"
          accept=".json,application/json"
          aria-label={t('kit.open')}
          tabIndex={-1}
          onChange={(event) => void open(event)}
        />
        <Button variant="line" wide onClick={() => picker.current?.click()}>
          {t('kit.open')}
        </Button>
        <div role="status">{outcome && <FieldMessage kind={outcome.kind}>{outcome.text}</FieldMessage>}</div>
      </div>
    </Card>
  )
}
