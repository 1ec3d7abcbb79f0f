import { addressLink } from '@tyto/chain'
import { formatName, type DidRecord } from '@tyto/identity'
import { toBech32 } from '@tyto/primitives'
import { useTranslation } from 'react-i18next'
import { chainOf } from '../../../shared/chain/network/chain'
import { walletKindName } from '../../../shared/identity/walletKindName'
import { StorageNote } from '../../../shared/keys/StorageNote'
import { forgetNewWallet, type NewWallet } from '../../../shared/session/wallet/newWallets'
import { ActionButton } from '../../../shared/transaction/runner/ui/ActionButton'
import { Address } from '../../../shared/ui/text/Address'
import { Button } from '../../../shared/ui/buttons/Button'
import { Card } from '../../../shared/ui/cards/Card'
import { CopyButton } from '../../../shared/ui/share/CopyButton'
import { ExternalLink } from '../../../shared/ui/text/ExternalLink'
import { Facts } from '../../../shared/ui/cards/Facts'
import layout from '../../../shared/ui/page/layout.module.css'
import { StepField } from '../../../shared/ui/steps/StepField'
import { StepForm } from '../../../shared/ui/steps/StepForm'
import { useSteps } from '../../../shared/ui/steps/useSteps'
import text from '../../../shared/ui/text/text.module.css'
import { dns } from '../actions/dns'
import { SubdomainName } from './SubdomainName'
import { TwoSteps } from './TwoSteps'
import { useSubdomainPlan } from './useSubdomainPlan'

interface SaveNewWalletProps {
  readonly wallet: NewWallet
  /** The DID wallet of the domain. */
  readonly record: DidRecord
}

/** Step two of a new wallet: it is deployed and gets its subdomain. The chosen subdomain may be taken by now. */
export function SaveNewWallet({ wallet, record }: SaveNewWalletProps) {
  const { t } = useTranslation('subdomain')
  const { address, domain, kind, network, nft } = wallet
  const form = useSteps({ name: useSubdomainPlan(record, wallet.subdomain) })
  const { name } = form.steps
  const bech32 = toBech32(address)
  return (
    <Card title={t('second.title')}>
      <div className={layout.stack}>
        <TwoSteps at={1} />
        <Facts
          facts={[
            { label: t('second.kind'), value: walletKindName(kind) },
            {
              label: t('second.address'),
              value: (
                <>
                  <ExternalLink href={addressLink(chainOf(network).network, address)}>
                    <Address value={bech32} />
                  </ExternalLink>
                  <CopyButton value={bech32} label={t('second.copy')} done={t('second.copied')} />
                </>
              ),
            },
            ...(nft === null
              ? []
              : [{ label: t('nft.label'), value: <span className={text.anywhere}>{nft}</span> }]),
          ]}
        />
        {kind === 'soulbound' && <StorageNote of="subdomain" />}
        <StepForm
          steps={form}
          submit={(values) => (
            <ActionButton
              action={dns}
              input={{ wallet: record.address, domain, ...values.name, address, nft, kind }}
              subject={formatName({ domain, subdomain: values.name.subdomain, topLevel: 'ssi' })}
              signer={record.controller ?? undefined}
              wide
            />
          )}
        >
          <StepField step={name} autoCapitalize="none" spellCheck={false} />
          <SubdomainName typed={name.draft} domain={domain} record={record} />
        </StepForm>
        <details>
          <summary className={text.hint}>{t('second.putAside')}</summary>
          <div className={layout.stack}>
            <p className={text.sub}>{t('second.putAsideHint')}</p>
            <div>
              <Button variant="line" small onClick={() => forgetNewWallet(wallet)}>
                {t('second.forget')}
              </Button>
            </div>
          </div>
        </details>
      </div>
    </Card>
  )
}
