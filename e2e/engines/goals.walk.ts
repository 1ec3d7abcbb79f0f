/** The ten goals of people, signed in, in the engines of Firefox and Safari, on both sizes: each press lands where a finger would. */
import { writeFile } from 'node:fs/promises'
import { testAccount } from '@tyto/devnet'
import { qaPerZil, toBech32 } from '@tyto/primitives'
import { arriveIn } from '../steps/engines/enginePerson'
import { keys, type Engine } from '../steps/engines/engine'
import { engines, sizes } from '../steps/engines/engines'
import { giveCoins, ssi, tyron } from '../steps/exchange/liquiditySteps'
import { stakeOf } from '../steps/exchange/stakingSteps'
import { newDefi } from '../steps/money/defiWallets'
import { newPayer } from '../steps/money/paymentSteps'
import { balanceOf, find, recordOf } from '../steps/network/chainAnswers'
import { expect, test } from '../steps/network/testSite'
import { answerFromNode, phraseIn } from '../steps/ownership/ceremonySteps'
import { guardiansOf } from '../steps/ownership/recoverySetup'
import { ana } from '../steps/own/soulboundSteps'
import { freshDomain, newAccount } from '../steps/wallets/walletSetup'

for (const { name, isHere, open } of engines) {
  for (const { size, width, height } of sizes) {
    test.describe(`in ${name}, ${size}`, () => {
      test.skip(!isHere, `${name} is not installed here`)
      test.setTimeout(180_000)
      let engine: Engine
      let other: Engine
      test.beforeAll(async () => {
        engine = await open()
        await engine.resize(width, height)
        other = await open()
        await other.resize(width, height)
      })
      test.afterAll(async () => {
        await engine?.close()
        await other?.close()
      })
      // What the window showed at the end, to be compared by eye.
      // oxlint-disable-next-line no-empty-pattern
      test.afterEach(async ({}, info) => {
        await writeFile(info.outputPath('end.png'), await engine.picture())
      })
      const isPhone = width <= 960
      const told = (goal: string, presses: number): void =>
        console.log(`${goal}: ${presses} presses, in ${name}, ${size}`)

      test(`a name, its keys and its guardians, in ${name}, ${size}`, async ({ site, devnet }) => {
        const guardians = await guardiansOf(devnet)
        const { index } = await newAccount(devnet)
        const domain = freshDomain('firsthour')
        const who = await arriveIn(engine, site, { account: index, storageWallet: 0, isConnected: false })
        await who.open('/')
        await who.type('Look up a name', domain)
        await who.press(`Mint ${domain}.ssi`)
        await who.press('Connect the local wallet', 'Buy a name')
        await who.approve()
        await who.press('Connect ArConnect', 'Buy a name')
        await who.approve()
        await who.press('Create DID wallet', 'Buy a name')
        await who.sign('Create DID wallet')
        await who.press('Mint the name', 'Buy a name')
        await who.sign('Mint the name')
        await who.sees('Paid in gas', 'Confirmed')
        await who.press('Create DID', 'Confirmed')
        await who.sign('Create DID')
        await who.sees(/^It has its keys\./, 'Confirmed')
        await who.press('Name guardians', 'Confirmed')
        for (const [at, guardian] of guardians.slice(0, 3).entries())
          await who.type(`Guardian domain ${at + 1}`, `${guardian.domain}${at === 2 ? keys.enter : ''}`)
        await who.press('Add guardians')
        await who.sign('Add guardians')
        await who.sees(/3 of its 3 guardians together can bring it back to you\./, 'Confirmed')
        expect((await recordOf(site, `${domain}.ssi`)).guardians).toHaveLength(3)
        told('A name, its keys and its guardians', who.presses())
      })

      test(`a payment by name, in ${name}, ${size}`, async ({ site, devnet }) => {
        const friend = await newPayer(site)
        const { index } = await newAccount(devnet)
        const before = await balanceOf(site, friend.wallet)
        const who = await arriveIn(engine, site, { account: index })
        await who.open(`/${friend.domain}.ssi`)
        await who.press(`Pay ${friend.domain}.ssi`, 'Name card')
        await who.type(/^Amount/, '3')
        await who.press(/^First time: I asked them/)
        await who.press(`Pay ${friend.domain}.ssi`)
        await who.sign('TRANSFER')
        await who.sees(/./, 'Confirmed')
        expect(await balanceOf(site, friend.wallet)).toBe(before + 3n * qaPerZil)
        told('A payment by name', who.presses())
      })

      test(`six payments from a list, in ${name}, ${size}`, async ({ site }) => {
        const payer = await newPayer(site)
        const six = Array.from({ length: 6 }, (_, at) => testAccount(`${payer.domain} / ${at}`).address)
        const login = { name: `${payer.domain}.ssi`, address: payer.wallet }
        const who = await arriveIn(engine, site, { account: payer.index, login })
        await who.open(`/${payer.domain}.ssi`)
        await who.enter('Send', 'Money')
        await who.press('Paste a list or a CSV file')
        await who.type('List of payments', six.map((to) => `${toBech32(to)},2,ZIL`).join(keys.enter))
        // What is pasted is read by itself; this one is typed.
        await who.press('Read the list')
        await who.press(/^I have never paid these 6/)
        await who.press('TRANSFER')
        await who.sign('TRANSFER')
        await who.sees(/./, 'Confirmed')
        for (const to of six) expect(await balanceOf(site, to)).toBe(2n * qaPerZil)
        told('Six people paid', who.presses())
      })

      test(`a stake, its wallet made on the way, in ${name}, ${size}`, async ({ site }) => {
        const owner = await newPayer(site)
        const wallet = `zil@${owner.domain}.ssi`
        const login = { name: `${owner.domain}.ssi`, address: owner.wallet }
        const who = await arriveIn(engine, site, { account: owner.index, hasStorage: true, login })
        await who.open(`/${owner.domain}.ssi`)
        await who.enter('Stake', 'Money')
        await who.press(`Create ${wallet}`)
        await who.sign('Create XWallet')
        await who.press('Save subdomain', 'Confirmed')
        await who.sign('Save subdomain')
        await who.type('Amount', '150', 'DELEGATE STAKE')
        await who.press(/^Send 150 ZIL along/, 'DELEGATE STAKE')
        await who.press('DELEGATE STAKE', 'DELEGATE STAKE')
        await who.sign('DELEGATE STAKE')
        await who.sees(/150 ZIL are staked\./, 'Confirmed')
        const { address } = await find(site, wallet)
        const { delegations } = await stakeOf(site, { wallet: address })
        expect(delegations.map(({ buffered }) => buffered)).toEqual([150n * qaPerZil])
        told('A stake, the wallet made on the way', who.presses())
      })

      test(`a swap, in ${name}, ${size}`, async ({ site }) => {
        const owner = await newPayer(site)
        const login = { name: `${owner.domain}.ssi`, address: owner.wallet }
        const who = await arriveIn(engine, site, { account: owner.index, hasStorage: true, login })
        await who.open(`/${owner.domain}.ssi`)
        await who.enter('Swap', 'Money')
        await who.type('swap FROM', '20')
        await who.press(/^TRADE\s*20 ZIL for [\d.]+ \S+$/)
        await who.press('trade', /^Confirm the trade at /)
        await who.sign('trade')
        await who.sees(/./, 'Confirmed')
        expect(await balanceOf(site, owner.wallet)).toBe(80n * qaPerZil)
        told('A swap', who.presses())
      })

      test(`what it is worth, in ${name}, ${size}`, async ({ site }) => {
        const owner = await newPayer(site)
        const login = { name: `${owner.domain}.ssi`, address: owner.wallet }
        const who = await arriveIn(engine, site, { account: owner.index, login })
        await who.open(`/${owner.domain}.ssi`)
        await who.enter('Balances', 'Money')
        await who.sees(/[\d,.]+ USD/, new RegExp(`^Worth of ${owner.domain}`))
        told('What it is worth', who.presses())
        expect(who.presses()).toBe(isPhone ? 2 : 1)
      })

      test(`coins in the pool, in ${name}, ${size}`, async ({ site }) => {
        const { index, defi, domain } = await newDefi(site)
        await giveCoins(site, defi, { tyron: 200n * tyron, ssi: 500n * ssi })
        const who = await arriveIn(engine, site, { account: index })
        await who.open(`/defi@${domain}.ssi`)
        await who.enter('Pool', 'Money')
        await who.type('TYRON', '80')
        await who.press('PREVIEW')
        await who.press('CONFIRM')
        await who.sign('ADD LIQUIDITY')
        await who.sees(/./, 'Confirmed')
        told('Coins in the pool', who.presses())
      })

      test(`a name recovered with a guardian beside, in ${name}, ${size}`, async ({ site }) => {
        const who = await arriveIn(engine, site, { account: 3 })
        await who.open('/heron.ssi')
        await who.enter('Guardians', 'Identity')
        await who.press('MAKE THE REQUEST')
        const link = await who.scan()

        const alice = await recordOf(site, 'alice.ssi')
        const login = { address: alice.address, name: 'alice.ssi' }
        const guardian = await arriveIn(other, site, { account: 0, login })
        await guardian.open(link)
        await guardian.press('Connect ArConnect')
        await guardian.approve()
        const label = String(
          await other.read(
            `[...document.querySelectorAll('label')].find((label) => /^Word \\d, as you hear it/.test(label.textContent)).textContent`,
          ),
        )
        const place = Number(label.replaceAll(/\D/g, ''))
        await guardian.type(new RegExp(`^Word ${place}, as you hear it`), phraseIn(link)[place - 1] ?? '')
        await guardian.press('MAKE SIGNATURE')
        const answer = await guardian.scan()

        const seeded = (domain: string) => ({ domain })
        const others = ['bruno', 'carol'].map((each) =>
          answerFromNode(link, seeded(each), { key: seeded(`${each}.ssi`) }),
        )
        await who.type('Answers of guardians', [answer, ...others].join(keys.enter))
        await who.press('Add the answers')
        await who.press('EXECUTE SOCIAL RECOVERY')
        await who.sign('Execute social recovery')
        await who.sees(/./, 'Confirmed')
        expect((await recordOf(site, 'heron.ssi')).controller).toBe(testAccount(3).address)
        told('A name recovered', who.presses())
        told('A guardian signs', guardian.presses())
      })

      test(`a soulbound token of two people, in ${name}, ${size}`, async ({ site }) => {
        const form = 'TRAVEL RULE'
        const mira = await arriveIn(engine, site, { account: 9 })
        await mira.open('/sbt@mira.ssi/sbt/public')
        await mira.press(/^TRAVEL RULE/)
        await mira.type('Issuer', 'kyc.ssi', form)
        await mira.type(/^Telegram user/, ana.telegramUser, form)
        await mira.type(/^Full name/, ana.fullName, form)
        await mira.type(/^Country/, 'Portugal', form)
        await mira.type(/^ID number/, `${ana.idNumber}${keys.tab}`, form)
        await mira.press(/^First time: /, form)
        await mira.press('SEND TRAVEL RULE')
        await mira.sign('SEND TRAVEL RULE')
        await mira.press('Done', 'Confirmed')

        const kyc = await arriveIn(other, site, { account: 5 })
        await kyc.open('/sbt@kyc.ssi/sbt/wallet')
        await kyc.press('Connect ArConnect', 'sbt@mira.ssi')
        await kyc.approve()
        await kyc.press('READ sbt@mira.ssi', 'sbt@mira.ssi')
        await kyc.sees(new RegExp(ana.fullName), 'Travel rule of sbt@mira.ssi')
        await kyc.press(/^I have checked that this is who controls/, 'sbt@mira.ssi')
        await kyc.press('SIGN', 'sbt@mira.ssi')
        const link = await kyc.scan()

        await mira.open(link)
        await mira.press('MINT SBT', 'MINT SBT')
        await mira.sign('MINT SBT')
        await mira.sees(/The token of kyc\.ssi is yours\./, 'Confirmed')
        told('A soulbound token, both', mira.presses() + kyc.presses())
      })
    })
  }
}
