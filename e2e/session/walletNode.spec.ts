/** The wallet's own node, asked through the wallet: what a review says where it differs from the page's. */
import type { Page } from '@playwright/test'
import { toBech32 } from '@tyto/primitives'
import { findAllBarriers } from '../steps/page/barriers'
import { changing, createFaultyNode, refusing, type Behaviour } from '../steps/network/faultyNode'
import { addFunds, openOwnWallet, saveAmount } from '../steps/wallets/ownWallet'
import { accountButton } from '../steps/wallets/sessionSteps'
import { expect, test } from '../steps/network/testSite'
import { review, simulated } from '../steps/transaction/transactionSteps'
import { arriveWithExtension, questions, walletReads } from '../steps/wallets/walletExtension'
import { deployDidWallet, keysOf, newAccount } from '../steps/wallets/walletSetup'

const amber = (page: Page) => review(page).getByRole('button', { name: 'Add funds', exact: true })
const note = (page: Page) => review(page).getByText(/wallet's node/)
const behind40 = "Your wallet's node is 40 blocks behind: it may show an older state or refuse the call."

/** A node whose newest block is so many away from that of the network. */
function shifted(blocks: bigint): Behaviour {
  return changing(({ method }, answer) => {
    if (method !== 'GetBlockchainInfo') return answer
    const info = answer['result'] as { readonly CurrentMiniEpoch: string }
    return {
      ...answer,
      result: { ...info, CurrentMiniEpoch: String(BigInt(info.CurrentMiniEpoch) + blocks) },
    }
  })
}

/** A node that has another version where this method is asked. */
function otherVersion(wanted: string): Behaviour {
  return changing(({ method }, answer) =>
    method === wanted
      ? { ...answer, result: { ...(answer['result'] as object), version: 'DIDxWALLET_6.0.0' } }
      : answer,
  )
}

test("the extension's contract state, sub-state and mini epoch are read once per review, and what differs is said without closing the way", async ({
  page,
  devnet,
}) => {
  const { account, index } = await newAccount(devnet)
  const wallet = await deployDidWallet(devnet, account, keysOf(`node ${index}`))
  for (let block = 0; block < 40; block++) await devnet.mineBlock()
  const node = createFaultyNode(devnet)
  await arriveWithExtension(page, { account: index, node })
  await page.goto(`/address?of=${toBech32(wallet)}`)
  await expect(accountButton(page)).toBeVisible()
  await saveAmount(page, '2')
  const transfer = page.getByRole('main').getByRole('button', { name: 'TRANSFER' })
  await expect(transfer).toBeVisible()
  expect(questions(node)).toEqual([])

  /** Opens the review with a node that behaves so; nobody is kept from signing. */
  const reviewWith = async (behaviour?: Behaviour): Promise<void> => {
    node.behave(behaviour)
    node.forgetTrips()
    await transfer.click()
    await simulated(page)
    await expect(amber(page)).toBeEnabled()
  }
  const close = () => review(page).getByRole('button', { name: 'Cancel' }).click()

  await reviewWith()
  await expect.poll(() => questions(node)).toEqual(walletReads(wallet))
  await page.waitForLoadState('networkidle')
  await expect(note(page)).toHaveCount(0)
  expect(questions(node)).toEqual(walletReads(wallet))
  await close()

  // Ten blocks are nothing.
  await reviewWith(shifted(-10n))
  await expect.poll(() => questions(node)).toEqual(walletReads(wallet))
  await page.waitForLoadState('networkidle')
  await expect(note(page)).toHaveCount(0)
  await close()

  await reviewWith(shifted(-40n))
  await expect(note(page)).toHaveText(behind40)
  await expect(amber(page)).toBeEnabled()
  expect(questions(node)).toEqual(walletReads(wallet))
  for (const theme of ['paper', 'night']) {
    await page.evaluate((value) => document.documentElement.setAttribute('data-theme', value), theme)
    expect(await findAllBarriers(page, 'dialog[open]')).toEqual([])
  }
  await close()

  await reviewWith(shifted(40n))
  await expect(note(page)).toHaveText(
    "Your wallet's node is 40 blocks ahead of the one that Tyto asks: what you see here may be older.",
  )
  await close()

  const isOther =
    "Your wallet's node has something else at this contract's address than the node that Tyto asks. " +
    'Check the network and the node in your wallet before you sign.'
  for (const other of [
    otherVersion('GetSmartContractSubState'),
    otherVersion('GetSmartContractState'),
    refusing('Address does not exist', ({ method }) => method === 'GetSmartContractSubState', -5),
  ]) {
    await reviewWith(other)
    await expect(note(page)).toHaveText(isOther)
    await close()
  }

  const isSilent =
    "Your wallet's node could not be asked: the wallet may show an older state or fail to send."
  await reviewWith(refusing('No such method', ({ method }) => method === 'GetBlockchainInfo'))
  await expect(note(page)).toHaveText(isSilent)
  await close()
  // It gives up by itself after five seconds; the way was never closed meanwhile.
  await reviewWith(() => new Promise(() => undefined))
  await expect(note(page)).toHaveCount(0)
  await expect(note(page)).toHaveText(isSilent)
  await expect(amber(page)).toBeEnabled()
})

test('the local wallet is asked the same, at a review and not before @desktop', async ({
  page,
  devnet,
  site,
}) => {
  const { wallet } = await openOwnWallet(page, devnet, { browserWallet: { zilPayBehaviour: 'bearby' } })
  await saveAmount(page, '2')
  const states = () =>
    questions(site.node)
      .map((question) => question.join(' '))
      .filter((question) => /^Get(?:SmartContractState|BlockchainInfo)/.test(question))
  expect(states()).toEqual([])
  await page.reload()
  await addFunds(page, '2')
  await simulated(page)
  const state = `GetSmartContractState ${wallet.slice(2)}`
  await expect.poll(states).toContain(state)
  await page.waitForLoadState('networkidle')
  // The page's own read has an empty parameter, as the documentation of the method shows it.
  expect(new Set(states())).toEqual(new Set(['GetBlockchainInfo', 'GetBlockchainInfo ', state]))
  expect(states()).toHaveLength(3)
  await expect(note(page)).toHaveCount(0)
})
