/** "What would happen if": the rehearsal on the owner's page, against what the network then really does. */
import { createClient } from '@tyto/chain'
import { defiWallet, didWallet, didWallet59, loadCode } from '@tyto/contracts'
import { testAccount, type Devnet } from '@tyto/devnet'
import { domainId, messageToSign, type Name } from '@tyto/identity'
import { bytesToHex, signSchnorr, type Address } from '@tyto/primitives'
import { Simulator } from '@tyto/simulator'
import type { StandIns } from '../../apps/web/src/features/recovery/rehearsal/standIns'
import { rehearse } from '../../apps/web/src/features/recovery/rehearsal/rehearse'
import { scenariosOf } from '../../apps/web/src/features/recovery/rehearsal/scenarios'
import { readRehearsedWallet } from '../../apps/web/src/features/recovery/rehearsal/rehearsedWallet'
import { findBarriers } from '../steps/page/barriers'
import { find, networkOf, recordOf } from '../steps/network/chainAnswers'
import { deployOlderWallet } from '../steps/wallets/olderWallets'
import { card } from '../steps/page/pageParts'
import { giveToken, tokensOf } from '../steps/money/paymentSteps'
import { addGuardiansOf, guardiansOf, newPerson, type Person } from '../steps/ownership/recoverySetup'
import { arriveAs } from '../steps/wallets/sessionSteps'
import { sendCall } from '../steps/network/signedTransactions'
import { expect, test } from '../steps/network/testSite'
import {
  callAs,
  deployContract,
  freshDomain,
  issueName,
  newAccount,
  saveSubdomain,
} from '../steps/wallets/walletSetup'
import { tryAgain } from '../steps/network/tryAgain'

const zil = 10n ** 12n

/** Somebody with four guardians and money in the wallet. */
async function guarded(devnet: Devnet): Promise<Person> {
  const owner = await newPerson(devnet, 'stolen')
  await addGuardiansOf(devnet, owner, await guardiansOf(devnet))
  await callAs(devnet, owner.account, didWallet(owner.wallet).AddFunds({}, { amount: 7n * zil }))
  return owner
}

/** Real people in the parts of a rehearsal: they sign with the keys that the chain knows. */
async function realCast(devnet: Devnet, owner: Person) {
  const thief = (await newAccount(devnet)).account
  const rescuer = (await newAccount(devnet)).account
  const domains = new Map(
    [owner, ...(await guardiansOf(devnet))].map(({ wallet, domain }) => [wallet, domain]),
  )
  const standIns: StandIns = {
    thief: thief.address,
    rescuer: rescuer.address,
    sign: (wallet, purpose, request, target) => {
      const { privateKey } = testAccount(`${domains.get(wallet)} / ${purpose}`)
      return bytesToHex(signSchnorr(messageToSign(request, target), privateKey))
    },
    assumed: () => [],
  }
  const accountOf = (address: Address) =>
    [thief, rescuer, owner.account].find((account) => account.address === address) ?? owner.account
  return { standIns, accountOf, thief, rescuer }
}

test('[SR-05] every scene of the rehearsal ends as the network ends it when the calls are sent @desktop', async ({
  devnet,
  site,
  baseURL,
}) => {
  const network = await networkOf(site)
  const client = createClient({
    endpoints: [`${baseURL}/-/rpc`],
    chainId: network.chainId,
    fetch,
    retries: 0,
  })
  const simulator = new Simulator({ client, chainId: network.chainId })
  let made = 0
  for (const [id, verdict] of [
    ['funds', 'lasting'],
    ['tokens', 'lasting'],
    ['name', 'lasting'],
    ['control', 'undone'],
    ['guardians', 'lasting'],
    ['deactivate', 'lasting'],
    ['lock', 'helps'],
    ['first', 'helps'],
  ] as const) {
    const owner = await guarded(devnet)
    if (id === 'tokens') {
      await giveToken(site, 'xsgd', owner.wallet, 1_500_000n)
      await giveToken(site, 'gzil', owner.wallet, 2n * 10n ** 15n)
    }
    const name: Name = { domain: owner.domain, subdomain: '', topLevel: 'ssi' }
    const played = await rehearse(name, owner.wallet, {
      client,
      network,
      simulate: (request) => simulator.simulate(request),
      makeKey: () => {
        const { privateKey, publicKey } = testAccount(`rehearsal ${(made += 1)}`)
        return { privateKey, publicKey: bytesToHex(publicKey) }
      },
    })
    const scene = played?.scenarios.find((each) => each.id === id)
    expect({ verdict: scene?.verdict, balance: played?.balance }).toEqual({ verdict, balance: 7n * zil })

    const rehearsed = await readRehearsedWallet(client, network, owner.wallet)
    const { standIns, accountOf, thief, rescuer } = await realCast(devnet, owner)
    const real = scenariosOf(name, rehearsed!, standIns).find((each) => each.id === id)
    const done: { success: boolean; gas: string }[] = []
    for (const { sender, call } of real?.acts ?? []) {
      const { success, gasUsed } = await sendCall(devnet, accountOf(sender), call)
      done.push({ success, gas: gasUsed.toString() })
    }
    expect(done, id).toEqual(
      scene?.acts.map(({ step }) => ({
        success: step?.kind === 'success',
        gas: step !== null && step.kind !== 'refused' ? step.gasUsed.toString() : null,
      })),
    )
    // And it is as the words say.
    const { wallet } = await find(site, `${owner.domain}.ssi`)
    const record = await recordOf(site, `${owner.domain}.ssi`).catch(() => null)
    if (id === 'name') expect(wallet?.address ?? null).not.toBe(owner.wallet)
    else if (id === 'tokens') {
      expect(await tokensOf(site, 'xsgd', owner.wallet)).toBe(0n)
      expect(await tokensOf(site, 'gzil', thief.address)).toBe(2n * 10n ** 15n)
      expect(record).toMatchObject({ controller: rescuer.address, balance: 7n * zil })
    } else if (id === 'funds') expect(record).toMatchObject({ balance: 0n, controller: rescuer.address })
    else if (id === 'deactivate') expect(record).toMatchObject({ status: 'Deactivated' })
    else if (id === 'guardians') expect(record).toMatchObject({ controller: owner.account.address })
    else expect(record).toMatchObject({ controller: rescuer.address, status: 'Recovered', balance: 7n * zil })
    expect(record?.controller).not.toBe(thief.address)
  }
})

test('[SR-05] [UI-04] the owner plays it through: words first, figures of the chain, and nothing is signed; an outage is unknown @desktop', async ({
  page,
  devnet,
  site,
  tolerance,
}) => {
  const owner = await guarded(devnet)
  // Another wallet of the name obeys the same key.
  const { init } = devnet.network
  const deploy = defiWallet.deploy({ init_nft: domainId(owner.domain), init, init_community: init })
  const defi = await deployContract(devnet, await loadCode('DefiWallet'), deploy.init)
  await saveSubdomain(devnet, owner.account, { wallet: owner.wallet, subdomain: 'defi', address: defi })
  await callAs(devnet, owner.account, defiWallet(defi).AddFunds({}, { amount: 500n * zil }))
  const of = `${owner.domain}.ssi`
  await page.goto(`/${of}/didx/recovery`)
  await expect(card(page, 'Guardian health')).toBeVisible()
  // It is the owner's: nobody else is shown how a name is lost.
  const rehearsal = card(page, 'What would happen if your phone were stolen?')
  await expect(rehearsal).toHaveCount(0)
  await arriveAs(page, { account: owner.index })
  await page.goto(`/${of}`)
  await page.getByRole('link', { name: 'What would happen if…' }).click()
  await expect(rehearsal).toBeInViewport()
  const sent = site.node.trips.length
  await rehearsal.getByRole('button', { name: 'PLAY IT THROUGH' }).focus()
  await page.keyboard.press('Enter')

  const scene = (title: string) =>
    rehearsal.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) })
  const funds = scene('Send away the 7 ZIL of the wallet')
  await expect(funds).toContainText('Cannot be undone')
  await expect(funds).toContainText('Your guardians cannot bring it back')
  const control = scene('Make another account the controller')
  await expect(control).toContainText('Guardians undo it')
  await expect(control).toContainText('3 of them sign')
  await expect(control).toContainText(
    /For the thief: 2 blocks \((?:now|in \d+ (?:second|minute)s?)\), [\d.]+ ZIL of gas\./,
  )
  await expect(control).toContainText(
    /For the guardians, once they have signed: 1 block \(.+\), [\d.]+ ZIL of gas\./,
  )
  await expect(scene('Put others in the place of your guardians')).toContainText(
    'their signatures are refused',
  )
  await expect(scene('Deactivate it, if ArConnect')).toContainText('for good')
  await expect(scene('You lock it')).toContainText('Helps')
  await expect(scene('Your guardians recover it')).toContainText('Helps')
  await expect(rehearsal.locator('[data-same-hand]')).toContainText(`defi@${owner.domain}.ssi 500 ZIL`)
  await expect(rehearsal).toContainText(
    'The thief needs 2 calls to shut your guardians out, your guardians need 1.',
  )
  await expect(rehearsal).toContainText('Nothing was signed for the chain, and nothing was sent.')
  // The calls are one fold away.
  await expect(control.getByText('"UpdateController"', { exact: false })).toBeHidden()
  await control.getByText('The simulated calls').click()
  await expect(control.getByText('"UpdateController"', { exact: false })).toBeVisible()
  expect(await findBarriers(page)).toEqual([])
  const bodies = JSON.stringify(site.node.trips.slice(sent))
  expect(bodies).not.toContain('CreateTransaction')

  // Without a node nothing is said, and the old answer is gone.
  tolerance.failedRequests = true
  site.node.behave(() => Promise.reject(new Error('The node is down.')))
  await rehearsal.getByRole('button', { name: 'Play it again' }).click()
  await expect(rehearsal).toContainText('Unknown: it could not be played through now.', { timeout: 30_000 })
  await expect(rehearsal.getByText('Guardians undo it')).toHaveCount(0)
  await tryAgain(rehearsal.getByRole('button', { name: 'Try again' }), site.node)
  await expect(control).toContainText('Guardians undo it')
})

test('[SR-05] [BX-36] without guardians nothing is said of what guardians could do @desktop', async ({
  page,
  devnet,
}) => {
  const owner = await newPerson(devnet, 'alone')
  await callAs(devnet, owner.account, didWallet(owner.wallet).AddFunds({}, { amount: 7n * zil }))
  await arriveAs(page, { account: owner.index })
  await page.goto(`/${owner.domain}.ssi/didx/recovery`)
  const rehearsal = card(page, 'What would happen if your phone were stolen?')
  await rehearsal.getByRole('button', { name: 'PLAY IT THROUGH' }).click()
  await expect(rehearsal.getByText('Cannot be undone').first()).toBeVisible()
  await expect(rehearsal).toContainText(
    'This identity has no guardians, so nobody could undo anything. Name some.',
  )
  await expect(rehearsal.getByRole('listitem').first()).toContainText(
    'Nobody could undo it: no guardians can sign, or too few.',
  )
  // One block is no blocks.
  await expect(rehearsal).toContainText(/For the thief: 1 block \(/)
  await expect(rehearsal.getByText(/^Your guardians/)).toHaveCount(0)
})

test('[SR-05] tokens are told with their amounts; of an older version, what is not known is said @desktop', async ({
  page,
  devnet,
  site,
}) => {
  const owner = await guarded(devnet)
  await giveToken(site, 'xsgd', owner.wallet, 1_500_000n)
  await arriveAs(page, { account: owner.index })
  const rehearsal = card(page, 'What would happen if your phone were stolen?')
  const scene = (title: string) =>
    rehearsal.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) })
  const play = async (domain: string): Promise<void> => {
    await page.goto(`/${domain}.ssi/didx/recovery`)
    await rehearsal.getByRole('button', { name: 'PLAY IT THROUGH' }).click()
    await expect(rehearsal.getByRole('button', { name: 'Play it again' })).toBeVisible({ timeout: 30_000 })
  }
  await play(owner.domain)
  const tokens = scene('Send away the tokens of the wallet: 1.5 XSGD')
  await expect(tokens).toContainText('Cannot be undone')
  await expect(tokens).toContainText('cannot bring them back')
  await expect(rehearsal).toContainText('Looked at: ZIL, and the coins that the protocol lists.')

  // Played on the code of that version; a signature that was given counts for ever there.
  const guardians = await guardiansOf(devnet)
  const older = async (version: string): Promise<string> => {
    const domain = freshDomain('oldstolen')
    const wallet = await deployOlderWallet(devnet, owner.account, { version, label: domain })
    await issueName(devnet, domain, wallet)
    await callAs(
      devnet,
      owner.account,
      version === 'DIDxWALLET_5.10.0'
        ? didWallet59(wallet).AddGuardians({ guardians: guardians.map((each) => domainId(each.domain)) })
        : didWallet59(wallet).AddFunds({}, { amount: zil }),
    )
    return domain
  }
  await play(await older('DIDxWALLET_5.10.0'))
  await expect(rehearsal).toContainText('This wallet is of an older version.')
  await expect(rehearsal).toContainText('can be used again and again')
  await expect(scene('Make another account the controller')).toContainText('Guardians undo it')
  await expect(scene('Give the name to somebody else')).toContainText(
    'How this ends is not known for a wallet of this version.',
  )

  // Here a recovery needs the guardians' domains: what they could undo is unknown, and never "cannot be undone".
  await play(await older('DIDxWALLET_5.3.0'))
  await expect(rehearsal).toContainText('What your guardians could undo is not known here')
  await expect(scene('Send away the 1 ZIL of the wallet')).toContainText('Cannot be undone')
  await expect(scene('Make another account the controller')).toContainText('Unknown')
  await expect(scene('Make another account the controller')).not.toContainText('Cannot be undone')
  await expect(rehearsal).not.toContainText('nobody could undo anything')
})
