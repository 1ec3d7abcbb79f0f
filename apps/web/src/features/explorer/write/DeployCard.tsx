import type { WrittenContract } from '@tyto/simulator'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { networks } from '../../../shared/chain/network/networks'
import { useStored } from '../../../shared/device/useStored'
import { availableNetworks, useNetworkId } from '../../../shared/settings/network'
import { changeSettings } from '../../../shared/settings/settings'
import { ActionButton } from '../../../shared/transaction/runner/ui/ActionButton'
import { Button } from '../../../shared/ui/buttons/Button'
import { Card } from '../../../shared/ui/cards/Card'
import { Note } from '../../../shared/ui/cards/Note'
import layout from '../../../shared/ui/page/layout.module.css'
import { listText } from '../../../shared/ui/text/listText'
import text from '../../../shared/ui/text/text.module.css'
import { deployContract } from '../actions/deployContract'
import { paramsToSend, readParams } from '../calls/callParams'
import { ParamFields } from '../calls/ParamFields'
import type { CheckResult } from './checker'
import { changeWritten, written } from './written'

interface DeployCardProps {
  readonly code: string
  /** Null while the text is looked at. */
  readonly result: CheckResult | null
}

/** What deploys the contract: a field for each of its parameters, and the account that signs. */
export function DeployCard({ code, result }: DeployCardProps) {
  const { t } = useTranslation('explorer')
  const network = useNetworkId()
  const contract = result?.kind === 'examined' ? result.contract : null
  return (
    <Card title={t('write.deploy')} narrow>
      {network !== 'local' ? (
        <NotHere />
      ) : contract === null ? (
        <p className={text.sub}>{t(whyNot(result))}</p>
      ) : (
        <DeployForm code={code} contract={contract} />
      )}
    </Card>
  )
}

/** Why there is no contract to deploy. */
function whyNot(result: CheckResult | null) {
  if (result === null) return 'write.checking'
  return result.kind === 'examined' ? 'write.mend' : 'write.unchecked'
}

/** Why nothing can be deployed on this network. */
function NotHere() {
  const { t } = useTranslation(['explorer', 'common'])
  const id = useNetworkId()
  const network = t(`common:network.${id}`)
  return (
    <div className={layout.stack}>
      <Note kind="info">
        {networks[id].rules.forReading === null
          ? t('write.localOnly', { network })
          : t('write.forReading', { network })}
      </Note>
      {availableNetworks.includes('local') && (
        <Button variant="line" onClick={() => changeSettings({ network: 'local' })}>
          {t('localOnly.switch')}
        </Button>
      )}
    </div>
  )
}

interface DeployFormProps {
  readonly code: string
  readonly contract: WrittenContract
}

function DeployForm({ code, contract }: DeployFormProps) {
  const { t, i18n } = useTranslation('explorer')
  const values = useStored(written, (draft) => draft.values)
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const params = readParams(contract.params, new Map(values))
  const sent = paramsToSend(params)
  const missing = params.filter(({ value }) => !value.ok).map(({ name }) => name)
  const version = { vname: '_scilla_version', type: 'Uint32', value: `${contract.version}` }
  return (
    <div className={layout.stack}>
      <p className={text.sub}>{t('write.deployHint', { name: contract.name })}</p>
      {params.length === 0 && <p className={text.hint}>{t('write.noParams')}</p>}
      <ParamFields
        params={params}
        saysError={({ name, typed }) => left.has(name) && typed !== ''}
        onType={(name, typed) => changeWritten({ values: [...new Map(values).set(name, typed)] })}
        onLeave={(name) => setLeft((before) => new Set(before).add(name))}
      />
      <ActionButton
        action={deployContract}
        input={sent === null ? null : { code, init: [version, ...sent] }}
        reason={t('write.fill', { names: listText(missing, i18n.language) })}
        subject={contract.name}
        wide
      />
    </div>
  )
}
