/** Deadlines as a chain knows them: in blocks, and in the time that blocks took lately. */
import { encodeRecoveryRequest } from '@tyto/identity'
import { toBech32 } from '@tyto/primitives'
import { approvalWindow } from '../steps/transaction/approvalWindow'
import { execute, openLink, requestIn, scanLink } from '../steps/ownership/ceremonySteps'
import { changing, refusing, type Behaviour } from '../steps/network/faultyNode'
import { addGuardiansOf, guardiansOf, newPerson } from '../steps/ownership/recoverySetup'
import { expect, test } from '../steps/network/testSite'
import { addFunds, openOwnWallet, signFunds } from '../steps/wallets/ownWallet'
import { fact } from '../steps/page/pageParts'
import { arriveAs } from '../steps/wallets/sessionSteps'
import { status } from '../steps/transaction/transactionSteps'
import { deployContract, newAccount } from '../steps/wallets/walletSetup'

interface Header {
  readonly BlockNum: string
}

/** A chain whose blocks come at this pace, in seconds; one of them was made so many seconds before its turn. */
function paced(seconds: number, { early = -1n, by = 0 } = {}): Behaviour {
  const start = 1_700_000_000_000_000n
  return changing(({ method }, answer) => {
    if (method !== 'GetLatestTxBlock' && method !== 'GetTxBlock') return answer
    const block = answer['result'] as { readonly header: Header }
    const number = BigInt(block.header.BlockNum)
    const past = number === early ? by : 0
    const time = start + (number * BigInt(seconds) - BigInt(past)) * 1_000_000n
    return { ...answer, result: { ...block, header: { ...block.header, Timestamp: String(time) } } }
  })
}

test('[BX-10] the end of a request is chosen, shown and shared in blocks and in the time that they took lately @desktop', async ({
  page,
  site,
}) => {
  const { devnet, node } = site
  const owner = await newPerson(devnet, 'timely')
  await addGuardiansOf(devnet, owner, await guardiansOf(devnet))
  const rescuer = await newAccount(devnet)
  await arriveAs(page, { account: rescuer.index })

  // One day is as many blocks as fit into it.
  node.behave(paced(30))
  await page.goto(`/${owner.domain}.ssi/didx/recovery`)
  const to = toBech32(rescuer.account.address)
  await expect(execute(page).getByLabel('New controller address')).toHaveValue(to)
  await expect(page.getByText('8,640 blocks from now. Lately one came every 30 seconds.')).toBeVisible()
  await page.getByLabel('Guardians may sign for').selectOption('1')
  await expect(page.getByText('2,880 blocks from now. Lately one came every 30 seconds.')).toBeVisible()
  await page.getByRole('button', { name: 'MAKE THE REQUEST' }).click()
  const link = await scanLink(page)
  const request = requestIn(link)
  const block = request.lastBlock.toLocaleString('en')
  const until = fact(page, 'Open until')
  await expect(until).toHaveText(`block ${block}, in 1 day at the present pace`)

  // The same block is another time where blocks take longer, on the guardian's page as on this one.
  node.behave(paced(90))
  await openLink(page, link)
  await expect(until).toHaveText(`block ${block}, in 3 days at the present pace`)
  const ended = { ...request, lastBlock: request.lastBlock - 2_900n }
  await openLink(page, `${link.split('#')[0]}#request=${encodeRecoveryRequest(ended)}`)
  await expect(until).toHaveText(/^block [\d,]+, which passed \d+ minutes ago$/)

  // Without a measurement the block alone is said.
  node.behave(
    changing(({ method }, answer) =>
      method === 'GetTxBlock' ? { id: answer.id, error: { code: -32603, message: 'Not now' } } : answer,
    ),
  )
  await openLink(page, link)
  await expect(until).toHaveText(`block ${block}`)
})

test('[BX-10] a block in a contract is said with its time, where it is read and where it is about to change @desktop', async ({
  page,
  site,
}) => {
  const { devnet, node } = site
  const code = `scilla_version 0
contract Deadline()
field last : BNum = BNum 5
transition Extend(to: BNum)
  last := to
end
`
  const contract = await deployContract(devnet, code, [
    { vname: '_scilla_version', type: 'Uint32', value: '0' },
  ])
  // Of a block that passed the chain knows the time: the pace of late says nothing about it.
  node.behave(paced(60, { early: 5n, by: 40 * 86_400 }))
  await page.goto(`/-/explorer/address/${toBech32(contract)}?view=state`)
  const main = page.getByRole('main')
  await expect(main.getByText(/^block 5, which passed 4\d days ago$/)).toBeVisible()
  await page.goto(`/-/explorer/address/${toBech32(contract)}?view=call`)
  await main.getByLabel('Transition', { exact: true }).selectOption('Extend')
  await main.getByLabel('As if sent by').fill(devnet.network.accounts[0]!.bech32)
  await main.getByLabel('to · BNum').fill('100000')
  await main.getByRole('button', { name: 'Simulate' }).click()
  await expect(main.getByText(/block 5, which passed/)).toBeVisible()
  await expect(main.getByText(/block 100,000, in \d+ days at the present pace/)).toBeVisible()
})

test('[BX-10] the receipt has the block and how long ago it was made, once the node has the block @desktop', async ({
  page,
  site,
}) => {
  const { devnet, node } = site
  await openOwnWallet(page, devnet)
  await addFunds(page, '2')
  await signFunds(page)
  // A node that is behind: it knows the transaction, but not its block.
  node.behave(refusing('Tx Block does not exist', ({ method }) => method === 'GetTxBlock', -20))
  await approvalWindow(page).approve()
  const block = fact(status(page, 'Confirmed'), 'Block')
  await expect(block).toHaveText(/^[\d,]+$/)
  node.behave()
  await expect(block).toHaveText(/^[\d,]+ \((now|\d+ (second|minute)s? ago)\)$/)
})
