import { codeInFragment, decodeIssuedSignature, issuedFragment } from '@tyto/identity'
import { useEffect, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { PauseGate } from '../../../features/ownership/PauseGate'
import { keepIssued } from '../../../features/soulbound/issuedCodes'
import { MintCard } from '../../../features/soulbound/mint/MintCard'
import { TokensCard } from '../../../features/soulbound/tokens/TokensCard'
import { TravelRuleCard } from '../../../features/soulbound/travelRule/TravelRuleCard'
import { chainOf } from '../../../shared/chain/network/chain'
import { useOwner } from '../../../shared/chain/reads/ownershipQuery'
import { useLinkProblemText } from '../../../shared/chain/failure/useLinkProblemText'
import { useIsAccount } from '../../../shared/session/wallet/wallet'
import { useNetworkId } from '../../../shared/settings/network'
import { joinClasses } from '../../../shared/ui/joinClasses'
import layout from '../../../shared/ui/page/layout.module.css'
import { Note } from '../../../shared/ui/cards/Note'
import { RouteHead } from '../../../shared/heads/RouteHead'
import { useFoundName } from '../../gates/foundName'
import { useFoundWallet } from '../../gates/foundWallet'

/**
 * `/{name}/sbt/public`: the holder sends an issuer a travel rule, and mints what the issuer signs. `#issued=…` brings an
 * issuer's signature.
 */
export function SbtPublicPage() {
  const { t } = useTranslation('soulbound')
  const problemText = useLinkProblemText()
  const network = useNetworkId()
  const { name, record } = useFoundWallet()
  const { identity } = useFoundName()
  const { owner } = useOwner(record, identity?.controller ?? null)
  const isMine = useIsAccount(owner)
  const code = codeInFragment(useLocation().hash, issuedFragment)
  const opened = useMemo(() => (code === null ? null : decodeIssuedSignature(code)), [code])
  const isOther = opened?.ok === true && opened.value.chainId !== chainOf(network).network.chainId
  const issued = opened?.ok === true && !isOther ? opened.value : null
  useEffect(() => {
    if (issued !== null && issued.wallet === record.address) keepIssued(network, issued)
  }, [issued, network, record.address])
  return (
    <div className={joinClasses(layout.stack, layout.gap3)}>
      <RouteHead />
      {opened?.ok === false && <Note kind="danger">{problemText(opened.code)}</Note>}
      {isOther && <Note kind="danger">{t('mint.otherNetwork')}</Note>}
      <TokensCard name={name} record={record} isMine={isMine} />
      <PauseGate name={name} record={record}>
        <div className={joinClasses(layout.cols2, layout.atTop)}>
          <TravelRuleCard name={name} record={record} controller={owner} />
          {/* Another link on the same page is another signature. */}
          <MintCard key={code} name={name} record={record} issued={issued} />
        </div>
      </PauseGate>
    </div>
  )
}
