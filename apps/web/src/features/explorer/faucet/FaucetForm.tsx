import { readTypedAddress } from '@tyto/identity'
import { toBech32, type Address } from '@tyto/primitives'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { useNetworkId } from '../../../shared/settings/network'
import { requestFaucet } from '../../../shared/chain/network/requestFaucet'
import { AddressFaultNote } from '../../../shared/recipients/AddressFaultNote'
import { typedWho } from '../../../shared/settings/typedWho'
import { useWallet } from '../../../shared/session/wallet/wallet'
import { Button } from '../../../shared/ui/buttons/Button'
import { Card } from '../../../shared/ui/cards/Card'
import { Field } from '../../../shared/ui/fields/Field'
import layout from '../../../shared/ui/page/layout.module.css'
import { FaucetPaymentCard } from './FaucetPaymentCard'

/** Asks for an address, which a link may bring as `?address=`, requests a payment to it, and shows the progress. */
export function FaucetForm() {
  const network = useNetworkId()
  const { t } = useTranslation(['explorer', 'common'])
  const queries = useQueryClient()
  const connected = useWallet(({ account }) => account?.address ?? null)
  const [query] = useSearchParams()
  const [typed, setTyped] = useState(query.get('address') ?? '')
  const [refused, setRefused] = useState(false)
  const payment = useMutation({
    mutationFn: (address: Address) => requestFaucet(address),
    networkMode: 'always',
    onSuccess: () => queries.invalidateQueries({ queryKey: ['chain', network] }),
  })
  const answer = payment.data
  const problem = refused
    ? t('common:lookUp.wrongAddress')
    : answer && !answer.ok
      ? t(`faucet.${answer.code}`)
      : undefined

  const change = (text: string): void => {
    setTyped(text)
    setRefused(false)
    payment.reset()
  }
  const onSubmit = (event: SubmitEvent): void => {
    event.preventDefault()
    const address = readTypedAddress(typedWho(typed))
    if (address?.ok) payment.mutate(address.value.address)
    else setRefused(true)
  }
  return (
    <div className={layout.stack}>
      <Card>
        <form className={layout.stack} onSubmit={onSubmit} noValidate>
          <Field
            label={t('faucet.address')}
            hint={t('faucet.hint')}
            error={problem}
            note={<AddressFaultNote typed={typed} />}
            value={typed}
            onChange={(event) => change(event.target.value)}
            autoComplete="off"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            mono
          />
          <div className={layout.row}>
            <Button type="submit" variant="step" busy={payment.isPending}>
              {t('faucet.action')}
            </Button>
            {connected !== null && (
              <Button variant="line" onClick={() => change(toBech32(connected))}>
                {t('faucet.connected')}
              </Button>
            )}
          </div>
        </form>
      </Card>
      {answer?.ok && payment.variables && (
        <FaucetPaymentCard key={answer.value.id} address={payment.variables} payment={answer.value} />
      )}
    </div>
  )
}
