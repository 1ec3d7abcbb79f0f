import { toBech32, type Address } from '@tyto/primitives'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Qa } from '../../chain/coins/Qa'
import { requestFaucet } from '../../chain/network/requestFaucet'
import { buildPath } from '../../routing/routes'
import { useNetworkId } from '../../settings/network'
import { Button } from '../../ui/buttons/Button'
import { ExternalLink } from '../../ui/text/ExternalLink'
import layout from '../../ui/page/layout.module.css'
import text from '../../ui/text/text.module.css'
import { useHref } from 'react-router'

interface TestZilProps {
  readonly account: Address
  /** Is it the next step itself, in the place of the step's button? */
  readonly isStep?: boolean
}

/** Money of the local network for an account, where it is missing; draws nothing on other networks. */
export function TestZil({ account, isStep = false }: TestZilProps) {
  const { t } = useTranslation('session')
  const network = useNetworkId()
  const queries = useQueryClient()
  const faucetPage = useHref(`${buildPath('faucet')}?address=${toBech32(account)}`)
  const payment = useMutation({
    mutationFn: () => requestFaucet(account),
    networkMode: 'always',
    onSuccess: () => queries.invalidateQueries({ queryKey: ['chain', network, 'balance'] }),
  })
  if (network !== 'local') return null
  const answer = payment.data
  return (
    <div className={layout.row}>
      <Button variant={isStep ? 'step' : 'line'} busy={payment.isPending} onClick={() => payment.mutate()}>
        {t('account.faucet')}
      </Button>
      <span className={text.hint} role="status">
        {answer?.ok === true && (
          <>
            <span>{t('account.faucetSent')}</span> <Qa value={answer.value.amount} />
          </>
        )}
        {answer?.ok === false && (
          <>
            <span>{t('account.faucetFailed')}</span>{' '}
            <ExternalLink href={faucetPage}>{t('account.faucetPage')}</ExternalLink>
          </>
        )}
      </span>
    </div>
  )
}
