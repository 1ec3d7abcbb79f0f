import { formatName, type DidRecord, type Name } from '@tyto/identity'
import type { Address } from '@tyto/primitives'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useNetworkId } from '../../shared/settings/network'
import { Button } from '../../shared/ui/buttons/Button'
import { Card } from '../../shared/ui/cards/Card'
import layout from '../../shared/ui/page/layout.module.css'
import { Skeleton } from '../../shared/ui/page/Skeleton'
import text from '../../shared/ui/text/text.module.css'
import { ActionList } from './ActionList'
import { BlockerNote, blockerText } from './BlockerNote'
import { blockerOf, withdrawalsOf, type Blocker } from './blockers'
import { seedNodes } from './nodes'
import { useOpened } from '../../shared/ui/steps/useOpened'
import { panelNames, type PanelName } from './panelNames'
import { CollectPanel } from './panels/CollectPanel'
import { CompletePanel } from './panels/CompletePanel'
import { DelegatePanel } from './panels/DelegatePanel'
import type { PanelProps } from './panels/panelProps'
import { RedelegatePanel } from './panels/RedelegatePanel'
import { WithdrawStakePanel } from './panels/WithdrawStakePanel'
import { WithdrawZilPanel } from './panels/WithdrawZilPanel'
import { RipeReminder } from './RipeReminder'
import { NoProgramme } from './NoProgramme'
import { StakingTable } from './StakingTable'
import { StakeTimeline } from './StakeTimeline'
import { useStaking } from './useStaking'

/** The panels of stake, each of which something may stand in the way of. */
const stakePanels = {
  delegate: DelegatePanel,
  collect: CollectPanel,
  withdraw: WithdrawStakePanel,
  complete: CompletePanel,
  redelegate: RedelegatePanel,
} as const
type StakePanel = keyof typeof stakePanels

interface StakingWalletProps {
  readonly name: Name
  readonly record: DidRecord
  /** The account that signs; null where nobody owns the wallet. */
  readonly owner: Address | null
  readonly isPaused: boolean
  /** While the wallet is paused, what stands in the place of actions. */
  readonly gate: (forms: ReactNode) => ReactNode
  /** Panels of other parts of the app, each a card of its own. */
  readonly pause: ReactNode
  readonly ownership: ReactNode
  readonly swap: ReactNode
  /** Stands above everything where somebody offers stake, and opens the panel of the swap. */
  readonly reminder: (openSwap: () => void) => ReactNode
}

/** The staking wallet for its owner: what is staked, what comes when, and what can be done. */
export function StakingWallet(props: StakingWalletProps) {
  const { name, record, owner, isPaused, gate, pause, ownership, swap, reminder } = props
  const { t, i18n } = useTranslation(['staking', 'chain'])
  const nodes = seedNodes[useNetworkId()]
  const [service, setService] = useState(nodes[0].service)
  const node = nodes.find((each) => each.service === service) ?? nodes[0]
  const [chosen, choose] = useOpened<PanelName>('panel', 'delegate', panelNames)
  const panel = useRef<HTMLDivElement>(null)
  const [presses, setPresses] = useState(0)
  const state = useStaking(record.address, owner, node)
  const { staking, own, ofAccount, error } = state

  const open = (next: PanelName): void => {
    choose(next)
    setPresses((count) => count + 1)
  }
  // On a phone the panel stands below the list: a press leads there.
  useEffect(() => {
    if (presses > 0) panel.current?.focus()
  }, [presses])

  const blockerAt = (at: PanelName): Blocker | null =>
    staking && own && isStakePanel(at)
      ? blockerOf(at, staking, own, { hasOtherNode: nodes.length > 1 })
      : null
  const shortly = (at: PanelName): string | null => {
    if (isPaused && at !== 'pause') return t('staking:toContinue')
    const blocker = blockerAt(at)
    return blocker && blockerText(blocker, i18n.getFixedT(i18n.language, 'staking'), i18n.language)
  }
  const common = {
    wallet: record.address,
    username: name.domain,
    subject: formatName(name),
    owner: owner ?? undefined,
  }
  const others: Partial<Record<PanelName, ReactNode>> = { pause, ownership, swap }
  const blocker = blockerAt(chosen)
  const ripe = staking && own && error === null ? withdrawalsOf(own, staking.block).ripe : 0n
  return (
    <div className={`${layout.stack} ${layout.gap3}`}>
      {reminder(() => open('swap'))}
      <RipeReminder ripe={ripe}>
        <Button variant="line" small onClick={() => open('complete')}>
          {t('staking:panel.complete')}
        </Button>
      </RipeReminder>
      <StakingTable state={state} nodes={nodes} node={node} onNode={setService} />
      <div className={layout.split}>
        <ActionList chosen={chosen} isPaused={isPaused} blockerOf={shortly} onChoose={open} />
        <div ref={panel} tabIndex={-1} role="group" aria-label={t(`staking:panel.${chosen}`)}>
          {gate(
            others[chosen] ?? (
              <Card title={<PanelTitle name={chosen} />} narrow>
                <div className={layout.stack}>
                  {error !== null && <p className={text.sub}>{t('staking:notKnown')}</p>}
                  {staking === null && <NoProgramme />}
                  {staking === undefined && error === null && <Skeleton height="12rem" />}
                  {chosen === 'withdrawZil' ? (
                    // Nothing of the programme is needed for it.
                    <WithdrawZilPanel {...common} own={own ?? record} />
                  ) : blocker !== null ? (
                    <BlockerNote blocker={blocker} onOpen={open} />
                  ) : (
                    // The typed text stays where the node falls silent for a while.
                    isStakePanel(chosen) &&
                    staking &&
                    own && (
                      <StakePanelOf
                        key={`${chosen} ${node.service}`}
                        of={chosen}
                        {...common}
                        {...{ staking, own, ofAccount, nodes, node, onNode: setService, onOpen: open }}
                      />
                    )
                  )}
                </div>
              </Card>
            ),
          )}
        </div>
      </div>
      {staking && own && error === null && <StakeTimeline staking={staking} own={own} />}
    </div>
  )
}

function StakePanelOf({ of, ...props }: PanelProps & { readonly of: StakePanel }) {
  const Panel = stakePanels[of]
  return <Panel {...props} />
}

function PanelTitle({ name }: { readonly name: PanelName }) {
  const { t } = useTranslation('staking')
  return <span className={text.capsTitle}>{t(`panel.${name}`)}</span>
}

function isStakePanel(panel: PanelName): panel is StakePanel {
  return Object.hasOwn(stakePanels, panel)
}
