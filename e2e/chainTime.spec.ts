/** Deadlines as a chain knows them: in blocks, and in the time that blocks took lately. */
import { encodeRecoveryRequest } from '@tyto/identity'
import { toBech32 } from '@tyto/primitives'
import { approvalWindow } from './approvalWindow'
import { execute, openLink, requestIn, scanLink } from './ceremonySteps'
import { changing, type Behaviour } from './faultyNode'
import { addGuardiansOf, guardiansOf, newPerson } from './recoverySetup'
import { expect, test } from './testSite'
import { addFunds, openOwnWallet, signFunds } from './ownWallet'
import { fact } from './pageParts'
import { arriveAs } from './sessionSteps'
import { status } from './transactionSteps'
import { deployContract, newAccount } from './walletSetup'

interface Header {
  readonly BlockNum: string
}

/** A chain whose blocks come at this pace, in seconds. */
function paced(seconds: number): Behaviour {
  const start = 1_700_000_000_000_000n
  return changing(({ method }, answer) => {
    if (method !== 'GetLatestTxBlock' && method !== 'GetTxBlock') return answer
    const block = answer['result'] as { readonly header: Header }
    const time = start + BigInt(block.header.BlockNum) * BigInt(seconds) * 1_000_000n
    return { ...answer, result: { ...block, header: { ...block.header, Timestamp: String(time) } } }
  })
}

test('[BX-10] the end of a request is chosen, shown and shared in blocks and in the time that they took lately @desktop', async ({
  page,
  site,
}) => {
  test.setTimeout(90_000)
  const { devnet, node } = site
  const owner = await newPerson(devnet, 'timely')
  await addGuardiansOf(devnet, owner, await guardiansOf(devnet))
  const rescuer = await newAccount(devnet)
  await arriveAs(page, { account: rescuer.index })

  // One day is as many blocks as fit into it.
  node.behave(paced(30))
  await page.goto(`/${owner.domain}.ssi/didx/recovery`)
  await execute(page).getByLabel('New controller address').fill(toBech32(rescuer.account.address))
  await execute(page)
    .getByRole('button', { name: /^(CONTINUE|SAVED) New controller/ })
    .click()
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
  node.behave(paced(60))
  await page.goto(`/-/explorer/address/${toBech32(contract)}?view=state`)
  const main = page.getByRole('main')
  await expect(main.getByText(/^block 5, which passed \d+ (minutes?|hours?) ago$/)).toBeVisible()
  await page.goto(`/-/explorer/address/${toBech32(contract)}?view=call`)
  await main.getByLabel('Transition', { exact: true }).selectOption('Extend')
  await main.getByLabel('As if sent by').fill(devnet.network.accounts[0]!.bech32)
  await main.getByLabel('to · BNum').fill('100000')
  await main.getByRole('button', { name: 'Simulate' }).click()
  await expect(main.getByText(/block 5, which passed/)).toBeVisible()
  await expect(main.getByText(/block 100,000, in \d+ days at the present pace/)).toBeVisible()
})

test('[BX-10] the receipt has the block and how long ago it was made @desktop', async ({ page, devnet }) => {
  await openOwnWallet(page, devnet)
  await addFunds(page, '2')
  await signFunds(page)
  await approvalWindow(page).approve()
  await expect(fact(status(page, 'Confirmed'), 'Block')).toHaveText(
    /^[\d,]+ \((now|\d+ (second|minute)s? ago)\)$/,
  )
})
