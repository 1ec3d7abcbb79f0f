import {
  codeInFragment,
  decodePaymentRequest,
  formatName,
  paymentFragment,
  walletRules,
  type Name,
} from '@tyto/identity'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import { PayName } from '../../../features/payments/pay/PayName'
import { PayRequest } from '../../../features/payments/pay/PayRequest'
import { LinkForNetwork } from '../../../shared/chain/network/LinkForNetwork'
import { UnreadableLink } from '../../../shared/chain/failure/UnreadableLink'
import { buildPath } from '../../../shared/routing/routes'
import { buttonClasses } from '../../../shared/ui/buttons/buttonClasses'
import { Card } from '../../../shared/ui/cards/Card'
import { EmptyState } from '../../../shared/ui/page/EmptyState'
import { nameInText } from '../../../shared/ui/text/nameParts'
import { allGates } from '../../gates/allGates'
import { useFoundName } from '../../gates/foundName'

const { NameGate } = allGates

/**
 * `/{name}/didx/pay`: pays a name; with `#pay=…` a payment that somebody asks for in a link. What the link says is read first, before the
 * name is looked up: on another network it leads elsewhere.
 */
export function PayPage() {
  const { t } = useTranslation('receive')
  const code = codeInFragment(useLocation().hash, paymentFragment)
  if (code === null) {
    return (
      <NameGate>
        <Unasked />
      </NameGate>
    )
  }
  const request = decodePaymentRequest(code)
  if (!request.ok) return <UnreadableLink code={request.code} refused={t('pay.refused')} />
  return (
    <LinkForNetwork chainId={request.value.chainId} refused={t('pay.refused')}>
      <NameGate>
        <Asked key={code} request={request.value} />
      </NameGate>
    </LinkForNetwork>
  )
}

function Asked({ request }: Pick<Parameters<typeof PayRequest>[0], 'request'>) {
  const { name, address, wallet } = useFoundName()
  return <PayRequest request={request} name={name} wallet={wallet === null ? null : address} />
}

/** Without a link that asks, whoever opens the page says what they pay; where no wallet is, there is nobody to pay. */
function Unasked() {
  const { name, wallet } = useFoundName()
  if (wallet !== null && walletRules(wallet.version).pays)
    return <PayName name={name} wallet={wallet.address} />
  return <NothingAsked />
}

function NothingAsked() {
  const { t } = useTranslation('receive')
  const { name }: { readonly name: Name } = useFoundName()
  return (
    <Card>
      <EmptyState icon="link" title={t('pay.nothing')} hint={t('pay.nothingHint')} headingLevel={1}>
        <Link className={buttonClasses({ variant: 'line' })} to={buildPath('receive', { name })}>
          {t('pay.whereTo', { name: nameInText(formatName(name)) })}
        </Link>
      </EmptyState>
    </Card>
  )
}
