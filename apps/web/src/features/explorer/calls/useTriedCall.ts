import type { ContractCall } from '@tyto/abi'
import { getGasPriceLi, inTime, leastGasPriceLi, type NetworkId, type WalletGasPrice } from '@tyto/chain'
import type { Address } from '@tyto/primitives'
import { SimulationError } from '@tyto/simulator'
import { useEffect, useRef, useState } from 'react'
import { chainOf } from '../../../shared/chain/network/chain'
import type { ShownSimulation } from '../../../shared/transaction/simulation/shownSimulation'
import { simulateOn } from '../../../shared/transaction/simulation/simulateOn'
import { callGasLimit } from '../actions/callContract'

/** How long to wait for the gas price, in ms. After that the usual price is used. */
const longestPriceWait = 3_000

interface SoundCall {
  readonly sender: Address
  readonly call: ContractCall
}

interface TriedCall {
  /** The result of the tried call; null before a call is tried. */
  readonly seen: ShownSimulation | null
  /** The tried call, once it is known that it would succeed. */
  readonly sound: SoundCall | null
  /** The network's price of gas: no wallet is asked. */
  readonly price: WalletGasPrice
  /** Runs a call on the present state. A call that still runs is given up. */
  tryCall(sender: Address, call: ContractCall): Promise<void>
  /** Removes the result. */
  forget(): void
}

/** Tries calls without sending them. */
export function useTriedCall(network: NetworkId): TriedCall {
  const [seen, setSeen] = useState<ShownSimulation | null>(null)
  const [sound, setSound] = useState<SoundCall | null>(null)
  const [priceLi, setPriceLi] = useState(() => leastGasPriceLi(chainOf(network).network.rules.gas))
  const stop = useRef<AbortController>(null)
  useEffect(() => () => stop.current?.abort(), [])

  async function tryCall(sender: Address, call: ContractCall): Promise<void> {
    stop.current?.abort()
    const { signal } = (stop.current = new AbortController())
    setSeen({ status: 'running', isLate: false })
    setSound(null)
    try {
      const gasPriceLi = await readGasPrice(network, signal)
      setPriceLi(gasPriceLi)
      const request = { kind: 'call', call, gasLimit: callGasLimit, gasPriceLi } as const
      const result = await simulateOn(network, { sender, transactions: [request] }, signal)
      if (signal.aborted) return
      setSeen({ status: 'done', result, hasMoved: false })
      setSound(result.steps[0]?.kind === 'success' ? { sender, call } : null)
    } catch (error) {
      if (signal.aborted) return
      const code = error instanceof SimulationError ? error.code : 'SimulatorFailed'
      setSeen({ status: 'unavailable', code, details: error instanceof Error ? error.message : '' })
    }
  }

  function forget(): void {
    stop.current?.abort()
    setSeen(null)
    setSound(null)
  }
  const price: WalletGasPrice = { build: 'unknown', leastLi: priceLi, mostLi: priceLi }
  return { seen, sound, price, tryCall, forget }
}

/** Reads the gas price, or else the usual one: a node that does not answer is reported by the simulation. */
async function readGasPrice(network: NetworkId, signal: AbortSignal): Promise<bigint> {
  const { client, network: description } = chainOf(network)
  const { gas } = description.rules
  return inTime(longestPriceWait, signal, (stop) => getGasPriceLi(client, gas, { signal: stop })).catch(() =>
    leastGasPriceLi(gas),
  )
}
