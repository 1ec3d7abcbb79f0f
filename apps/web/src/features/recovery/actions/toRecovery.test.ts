import type { Name } from '@tyto/identity'
import { expect, it, vi } from 'vitest'
import type { ConfirmedContext } from '../../../shared/transaction/action/action'
import { addGuardians } from './addGuardians'
import { configureSocialRecovery } from './configureSocialRecovery'
import { removeGuardians } from './removeGuardians'

const name: Name = { subdomain: '', domain: 'alice', topLevel: 'ssi' }
const input = { wallet: `0x${'a1'.repeat(20)}`, guardians: [`0x${'01'.repeat(32)}`], name } as const

it.each([addGuardians, removeGuardians, configureSocialRecovery])(
  '[SR-02] $name leads back to the page of the recovery, on the page that signed it alone',
  async ({ onConfirmed }) => {
    const navigate = vi.fn<(path: string) => void>()
    const context = {
      navigate,
      network: { id: 'local' },
      account: input.wallet,
    } as unknown as ConfirmedContext
    await onConfirmed?.(input, { ...context, isHere: false })
    expect(navigate).not.toHaveBeenCalled()
    await onConfirmed?.(input, { ...context, isHere: true })
    expect(navigate.mock.calls).toEqual([['/alice.ssi/didx/recovery']])
  },
)
