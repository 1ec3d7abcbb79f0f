/** Tokens that nobody should believe: what they say of themselves counts for nothing, what arrives is said before signing. */
import { didWallet, initDid, loadCode, zilSwap, zrc2Token } from '@tyto/contracts'
import { testAccount } from '@tyto/devnet'
import { qaPerZil } from '@tyto/primitives'
import { exactText, typedText } from '../steps/money/amountOracle'
import { approvalWindow } from '../steps/transaction/approvalWindow'
import { newDefi } from '../steps/money/defiWallets'
import { tokensOf } from '../steps/money/paymentSteps'
import { arriveAs } from '../steps/wallets/sessionSteps'
import { expect, test } from '../steps/network/testSite'
import { exactly, openPanel, pressTrade } from '../steps/exchange/tradeSteps'
import { review, sentences, signAndConfirm } from '../steps/transaction/transactionSteps'
import { callAs, deployContract, serviceAt } from '../steps/wallets/walletSetup'

const unit = 10n ** 15n

test('a token that lies about its digits is not traded; of one that keeps a part the review says what arrives @desktop', async ({
  page,
  site,
}) => {
  const { devnet } = site
  const deployer = testAccount('deployer')
  const { SetService } = initDid(devnet.network.initDid)
  const honest = (await loadCode('Zrc2Token')).split('Credit to amount;')
  expect(honest).toHaveLength(3)
  const keeping =
    'twenty = Uint128 20; kept = builtin div amount twenty; rest = builtin sub amount kept; Credit to rest;'
  const values = { contract_owner: deployer.address, name: 'gZIL', symbol: 'gZIL', decimals: 15n }
  const token = await deployContract(
    devnet,
    honest.join(keeping),
    zrc2Token.deploy({ ...values, init_supply: 1_000n * unit }).init,
  )
  const before = await serviceAt(devnet, 'gzil')
  const exchange = await serviceAt(devnet, 'zilswap')
  await callAs(
    devnet,
    deployer,
    zrc2Token(token).IncreaseAllowance({ spender: exchange, amount: 300n * unit }),
  )
  const pool = { token_address: token, min_contribution_amount: 0n, max_token_amount: 300n * unit }
  const call = zilSwap(exchange).AddLiquidity(
    { ...pool, deadline_block: 900_000_000n },
    { amount: 9_000n * qaPerZil },
  )
  await callAs(devnet, deployer, call)
  const liar = zrc2Token.deploy({ ...values, decimals: 99n, init_supply: 1n })
  const lying = await deployContract(devnet, await loadCode('Zrc2Token'), liar.init)
  await callAs(devnet, deployer, SetService({ id: 'gzil', addr: lying }))
  try {
    const owner = await newDefi(site)
    await callAs(devnet, owner.account, didWallet(owner.defi).AddFunds({}, { amount: 200n * qaPerZil }))
    const login = { network: 'local', address: owner.wallet, name: `${owner.domain}.ssi` } as const
    await arriveAs(page, { account: owner.index, login })
    await page.goto(`/defi@${owner.domain}.ssi/defix/swap`)
    await page.getByRole('button', { name: /^Swap to / }).click()
    const tokens = page.getByRole('dialog', { name: 'Tokens' })
    await expect(tokens.getByText('Its contract does not say how its amounts are counted')).toBeVisible()
    await tokens.getByLabel('Symbol').fill('gZIL')
    await page.keyboard.press('Enter')
    await expect(tokens).toBeVisible()
    await callAs(devnet, deployer, SetService({ id: 'gzil', addr: token }))
    await page.reload()
    await openPanel(page, { from: 'ZIL', to: 'gZIL', amount: '100', at: 'ZilSwap' })
    const quoted = await exactly(page, 'Expected output', 15)
    const least = await exactly(page, 'Minimum output', 15)
    const arrives = quoted - quoted / 20n
    expect(arrives).toBeLessThan(least)
    await pressTrade(page)
    await expect(sentences(review(page))).toContainText(`get ${typedText(arrives, 15)} gZIL`)
    await expect(sentences(review(page))).toContainText(
      `less than your minimum of ${typedText(least, 15)} gZIL: the token keeps a part of what is sent.`,
    )
    // The token's own event says what was sent; the moment says what arrived.
    const said = (units: bigint): string => exactText(units, 15)
    await signAndConfirm(
      page,
      'trade',
      `The exchange sent ${said(quoted)} gZIL, and you have ${said(arrives)} gZIL more than before: a token may keep a part of what is sent.`,
    )
    expect(await tokensOf(site, 'gzil', owner.defi)).toBe(arrives)
    await expect(approvalWindow(page).sheet).toBeHidden()
  } finally {
    await callAs(devnet, deployer, SetService({ id: 'gzil', addr: before }))
  }
})
