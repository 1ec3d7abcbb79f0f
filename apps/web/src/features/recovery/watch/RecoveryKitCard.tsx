import type { NetworkId } from '@tyto/chain'
import { formatName, formatRecoveryKit, recoveryThreshold, type DidRecord, type Name } from '@tyto/identity'
import { useRef, useState, type ChangeEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { domainsByHash, rememberName, useKnownNames } from '../../../shared/session/knownNames'
import { site } from '../../../shared/session/site'
import { Button } from '../../../shared/ui/Button'
import { Card } from '../../../shared/ui/Card'
import { downloadText } from '../../../shared/ui/downloadText'
import { FieldMessage } from '../../../shared/ui/FieldMessage'
import { Icon } from '../../../shared/ui/Icon'
import layout from '../../../shared/ui/layout.module.css'
import { nameInText } from '../../../shared/ui/nameParts'
import text from '../../../shared/ui/text.module.css'
import { openKit } from './openKit'

interface RecoveryKitCardProps {
  readonly network: NetworkId
  readonly name: Name
  readonly record: DidRecord
}

interface Outcome {
  readonly kind: 'ok' | 'error'
  readonly text: string
}

/** Saves what a recovery needs as a file, and learns the guardians' names from such a file of this wallet. No secret is in it. */
export function RecoveryKitCard({ network, name, record }: RecoveryKitCardProps) {
  const { t } = useTranslation(['watch', 'common'])
  const known = useKnownNames((state) => state.names)
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const picker = useRef<HTMLInputElement>(null)
  const username = formatName(name)
  const domains = domainsByHash(known)
  const unnamed = record.guardians.filter((hash) => !domains.has(hash)).length

  const save = (): void => {
    const kit = {
      network,
      name,
      wallet: record.address,
      did: record.did,
      walletVersion: record.version,
      guardians: record.guardians.map((hash) => ({ hash, domain: domains.get(hash) ?? null })),
      madeAt: new Date().toISOString(),
    }
    const facts = {
      name: username,
      network: t(`common:network.${network}`),
      host: site.host,
      threshold: recoveryThreshold(record.guardians.length),
    }
    const steps = (['open', 'address', 'request', 'call', 'collect', 'send', 'keys'] as const).map((step) =>
      t(`watch:kit.steps.${step}`, facts),
    )
    downloadText(`${username}.recovery-kit.json`, 'application/json', formatRecoveryKit(kit, steps))
  }

  const open = async (event: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const [file] = event.target.files ?? []
    if (file === undefined) return
    // Chosen again, the same file is read again.
    const input = event.target
    const kit = await openKit(file, network, record)
    input.value = ''
    if (!kit.ok) return setOutcome({ kind: 'error', text: t(`watch:kit.problem.${kit.code}`) })
    if (kit.value.kind === 'other') {
      return setOutcome({ kind: 'error', text: t('watch:kit.other', { name: nameInText(kit.value.name) }) })
    }
    const { domains: told } = kit.value
    for (const domain of told) rememberName({ domain, subdomain: '', topLevel: 'ssi' })
    setOutcome({
      kind: 'ok',
      text: t('watch:kit.learnt', { name: nameInText(username), number: told.length }),
    })
  }

  return (
    <Card title={t('watch:kit.title')} narrow>
      <div className={layout.stack}>
        <p className={text.sub}>{t('watch:kit.hint')}</p>
        {unnamed > 0 && <p className={text.hint}>{t('watch:kit.unnamed', { number: unnamed })}</p>}
        <Button variant="step" wide onClick={save}>
          <Icon name="in" />
          {t('watch:kit.save')}
        </Button>
        <input
          ref={picker}
          className={text.sr}
          type="file"
          accept=".json,application/json"
          aria-label={t('watch:kit.open')}
          tabIndex={-1}
          onChange={(event) => void open(event)}
        />
        <Button variant="line" wide onClick={() => picker.current?.click()}>
          {t('watch:kit.open')}
        </Button>
        <div role="status">{outcome && <FieldMessage kind={outcome.kind}>{outcome.text}</FieldMessage>}</div>
      </div>
    </Card>
  )
}
