/** The names that somebody has or watches: where each leads, its state, and the one thing to do with it. */
import { domainId } from '@tyto/identity'
import { findBarriers, overflowOf } from '../steps/page/barriers'
import { refusing } from '../steps/network/faultyNode'
import { doorOf } from '../steps/page/pageParts'
import { newPerson } from '../steps/ownership/recoverySetup'
import { arriveAs } from '../steps/wallets/sessionSteps'
import { newStaker } from '../steps/exchange/stakingSteps'
import { expect, test } from '../steps/network/testSite'
import { recordOf } from '../steps/network/chainAnswers'
import { freshDomain, issueName } from '../steps/wallets/walletSetup'

test('[BX-32] [SD-01] own, saved and watched names stand in one list, each with its wallet, its state and its button', async ({
  page,
  site,
}) => {
  const staker = await newStaker(site)
  const name = `${staker.domain}.ssi`
  const { address } = await recordOf(site, name)
  await page.addInitScript(
    (pinned) => {
      if (localStorage.getItem('tyto.pins') === null) localStorage.setItem('tyto.pins', pinned)
    },
    JSON.stringify(['heron.ssi', 'nobodyyet.ssi']),
  )
  const login = { network: 'local', address, name } as const
  await arriveAs(page, { account: staker.index, storage: true, login })
  await page.goto(`/${name}`)
  await (await doorOf(page, 'Names', name)).click()
  const main = page.getByRole('main')
  const group = (title: string) => main.getByRole('region', { name: title })
  const line = (title: string, text: string) => group(title).getByRole('listitem').filter({ hasText: text })
  await expect(line('Your names', name)).toContainText('DIDxWALLET')
  await expect(line('Your names', name)).toContainText('Created')
  await expect(line('Subdomains', 'zil@')).toContainText('ZILxWALLET')
  await expect(
    line('Subdomains', 'zil@').getByRole('link', { name: `Stake: ${staker.name}` }),
  ).toHaveAttribute('href', `/${staker.name}/zil/wallet`)
  const watched = 'Watched: they tell you when they change'
  await expect(line(watched, 'heron')).toContainText('Locked')
  await expect(line(watched, 'nobodyyet')).toContainText('Nobody has it')
  expect(await findBarriers(page)).toEqual([])
  expect(await overflowOf(page)).toBeLessThanOrEqual(0)
  await line(watched, 'heron').getByRole('button', { name: 'Stop watching' }).click()
  await expect(line(watched, 'heron')).toHaveCount(0)
  // Minting is a button: it leads to the form below.
  await main.getByRole('button', { name: 'Mint a name' }).click()
  await expect(main.getByRole('heading', { name: 'Mint a name', exact: true })).toBeInViewport()
})

test('[BX-32] [SD-01] names under other suffixes stand there too, each with where it leads and what to do @desktop', async ({
  page,
  site,
}) => {
  const { address } = await recordOf(site, 'alice.ssi')
  await arriveAs(page, { account: 0, login: { network: 'local', address, name: 'alice.ssi' } })
  await page.goto('/alice.ssi/didx/wallet/nft/dns')
  const others = page.getByRole('main').getByRole('region', { name: 'Under other suffixes' })
  const line = (text: string) => others.getByRole('listitem').filter({ hasText: text })
  await expect(line('night')).toContainText('DIDxWALLET')
  await expect(line('barn')).toBeVisible()
  await line('owlery').getByRole('link', { name: 'Open: owlery.gzil' }).click()
  await expect(page).toHaveURL('/owlery.gzil')
  await expect(page.getByRole('heading', { level: 1, name: 'owlery.gzil' })).toBeVisible()
})

test('[BX-32] [SD-01] a list that is empty says so, and what no node tells is unknown @desktop', async ({
  page,
  devnet,
  site,
}) => {
  const owner = await newPerson(devnet, 'lister')
  const name = `${owner.domain}.ssi`
  site.node.behave(refusing('Try later', ({ params }) => JSON.stringify(params).includes(domainId('bruno'))))
  await page.addInitScript(() => localStorage.setItem('tyto.pins', JSON.stringify(['bruno.ssi'])))
  await arriveAs(page, { account: owner.index })
  await page.goto(`/${name}/didx/wallet/nft/dns`)
  const main = page.getByRole('main')
  await expect(main.getByRole('region', { name: 'Subdomains' })).toContainText('No subdomains yet.')
  const watched = main.getByRole('region', { name: 'Watched: they tell you when they change' })
  await expect(watched.getByRole('listitem')).toContainText('Unknown')
  await expect(watched).not.toContainText('Free')
})

test('[BX-32] of many names the first ones stand there, with how many there are; one press shows them all @desktop', async ({
  page,
  devnet,
}) => {
  const owner = await newPerson(devnet, 'collector')
  const more = Array.from({ length: 31 }, () => freshDomain('more'))
  for (const domain of more) await issueName(devnet, domain, owner.wallet)
  await page.addInitScript(
    (known) => localStorage.setItem('tyto.names', known),
    JSON.stringify(more.map((domain) => `${domain}.ssi`)),
  )
  await arriveAs(page, { account: owner.index })
  await page.goto(`/${owner.domain}.ssi/didx/wallet/nft/dns`)
  const own = page.getByRole('main').getByRole('region', { name: 'Your names' })
  await own.getByRole('button', { name: 'Show all 32' }).click()
  for (const domain of [owner.domain, more[0]!, more[30]!])
    await expect(own.getByRole('link', { name: `Open: ${domain}.ssi` })).toBeVisible()
  await expect(own.getByRole('button', { name: /^Show all/ })).toHaveCount(0)
})
