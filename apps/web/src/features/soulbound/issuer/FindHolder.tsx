import type { SoulboundIssuer } from '@tyto/chain'
import { formatName, readTypedName, type Name } from '@tyto/identity'
import { err, ok, type Address, type Result } from '@tyto/primitives'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useFailureText } from '../../../shared/chain/failure/useFailureText'
import { useNetworkId } from '../../../shared/settings/network'
import { nameInText } from '../../../shared/ui/text/nameParts'
import { StepField } from '../../../shared/ui/steps/StepField'
import { textStep, useSteps } from '../../../shared/ui/steps/useSteps'
import { issuerName } from '../issuers'
import { findHolder } from './holders'

interface FindHolderProps {
  readonly issuer: SoulboundIssuer
  /** Whom a link names: looked up without a press. */
  readonly holder: Name | null
  readonly onFound: (wallet: Address) => void
}

/** Looks a holder up by name: on networks without a list, there is no other way. */
export function FindHolder({ issuer, holder, onFound }: FindHolderProps) {
  const { t } = useTranslation(['soulbound', 'common'])
  const network = useNetworkId()
  const failureText = useFailureText()
  const find = async (typed: string): Promise<Result<Address, string>> => {
    const name = readTypedName(typed)
    if (!name.ok) return err(t('common:lookUp.resolverFailed'))
    // The holder's wallet is kept under `sbt`, where nobody says another name.
    const asked = name.value.subdomain === '' ? { ...name.value, subdomain: 'sbt' } : name.value
    const holderText = nameInText(formatName(asked))
    try {
      const found = await findHolder(network, asked, issuer.domain)
      if (found === null) return err(t('soulbound:inbox.noWallet', { name: holderText }))
      const shown = { holder: holderText, name: nameInText(formatName(issuerName(issuer))) }
      return found.message === null ? err(t('soulbound:inbox.nothing', shown)) : ok(found.wallet)
    } catch (error) {
      return err(failureText(error))
    }
  }
  const { steps } = useSteps({
    holder: textStep(t('soulbound:inbox.holder'), find, {
      initial: holder === null ? '' : formatName(holder),
    }),
  })
  const { value } = steps.holder
  const tell = useRef(onFound)
  useEffect(() => {
    tell.current = onFound
  })
  useEffect(() => {
    if (value !== null) tell.current(value)
  }, [value])
  return (
    <StepField
      step={steps.holder}
      hint={t('soulbound:inbox.holderHint')}
      autoCapitalize="none"
      spellCheck={false}
    />
  )
}
