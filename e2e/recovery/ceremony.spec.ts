/** The guardian ceremony: a request by link and QR code, answers from other browsers, the tally, the recovery; and drills. */
import { didWallet } from '@tyto/contracts'
import { domainId, encodeRecoveryAnswer, encodeRecoveryRequest } from '@tyto/identity'
import { toBech32 } from '@tyto/primitives'
import { findBarriers } from '../steps/page/barriers'
import {
  anotherBrowser,
  answerFromNode,
  answerRequest,
  connectStorage,
  execute,
  hearWord,
  makeDrill,
  makeOwnRequest,
  openLink,
  pasteAnswers,
  phraseIn,
  phraseOf,
  requestIn,
  tally,
  wordField,
} from '../steps/ownership/ceremonySteps'
import { recordOf } from '../steps/network/chainAnswers'
import { expect, test } from '../steps/network/testSite'
import { addGuardiansOf, guardiansOf, newPerson } from '../steps/ownership/recoverySetup'
import { arriveAs } from '../steps/wallets/sessionSteps'
import { asksNoDonation, reviewsCall, signAndConfirm } from '../steps/transaction/transactionSteps'
import { callAs, newAccount } from '../steps/wallets/walletSetup'

test('[BX-05] [SR-04] [SR-05] two browsers: the request goes out by link, three answers come back, a new controller takes over', async ({
  page,
  devnet,
  site,
  browser,
  baseURL,
  pageProblems,
}) => {
  const owner = await newPerson(devnet, 'ceremony')
  const [one, two, three, four] = await guardiansOf(devnet)
  await addGuardiansOf(devnet, owner, [one!, two!, three!, four!])
  const rescuer = await newAccount(devnet)
  const to = toBech32(rescuer.account.address)
  const of = `${owner.domain}.ssi`
  await arriveAs(page, { account: rescuer.index })
  await page.goto(`/${of}/didx/recovery`)
  // Hex is one fold away, and the connected account stands there already.
  await expect(
    execute(page)
      .getByLabel(/^Signature of/)
      .first(),
  ).toBeHidden()
  const link = await makeOwnRequest(page, to)
  expect(new URL(link).pathname).toBe(`/${of}/didx/recovery/sign`)
  const request = requestIn(link)
  expect(request).toMatchObject({
    newController: rescuer.account.address,
    wallet: owner.wallet,
    isDrill: false,
  })
  const words = await phraseOf(page)

  // The other side: the same words, the whole address, and no signature before all of it was compared.
  const guardian = await anotherBrowser(browser, baseURL!, pageProblems)
  await arriveAs(guardian, { account: one!.index })
  await guardian.goto(link)
  await expect(guardian.getByRole('heading', { level: 1, name: of })).toBeVisible()
  await expect(guardian.getByText('in 3 days at the present pace', { exact: false })).toBeVisible()
  await guardian.getByLabel('Your own name, a guardian').fill(owner.domain)
  await guardian.getByRole('button', { name: /^(CONTINUE|SAVED) Your own name/ }).click()
  await expect(guardian.getByText(`${of} is not a guardian of ${of}`, { exact: false })).toBeVisible()
  await connectStorage(guardian, one!)
  // One word is left out: it has to be heard. Another one of the same request does not do.
  const { field, place } = await wordField(guardian)
  const shown = await phraseOf(guardian)
  expect(shown[place - 1]).toContain(`Left out: word ${place}`)
  expect(shown.with(place - 1, '')).toEqual(words.with(place - 1, ''))
  await field.fill(words[place % 6] ?? '')
  await field.press('Enter')
  await expect(guardian.getByRole('alert')).toContainText(`That is not word ${place} of this request.`)
  await expect(guardian.getByRole('button', { name: 'MAKE SIGNATURE' })).toBeDisabled()
  await field.fill(` ${(words[place - 1] ?? '').toUpperCase()} `)
  await expect(guardian.getByText('The same word.')).toBeVisible()
  await expect(guardian.getByRole('button', { name: 'MAKE SIGNATURE' })).toBeEnabled()
  expect(await findBarriers(guardian)).toEqual([])
  const answers = [
    await answerRequest(guardian, link, one!),
    await answerRequest(guardian, link, two!),
    answerFromNode(link, three!),
  ]

  // Two of three are never enough, and what came is there after a reload.
  await pasteAnswers(page, `Here is mine: ${answers[0]}\nand hers\n${answers[1]} ${answers[0]}`)
  await tally(page, 2)
  await expect(execute(page).getByRole('listitem').filter({ hasText: one!.domain })).toContainText('Signed')
  await expect(execute(page).getByText('Signatures still missing: 1', { exact: false })).toBeVisible()
  await expect(execute(page).getByRole('button', { name: 'EXECUTE SOCIAL RECOVERY' })).toHaveCount(0)
  await page.reload()
  await tally(page, 2)

  // Wrong ones: another key, another request, damaged.
  await pasteAnswers(page, answerFromNode(link, three!, { key: two! }))
  const row = execute(page).getByRole('listitem').filter({ hasText: three!.domain })
  await expect(row).toContainText('Not a signature by')
  await tally(page, 2)
  const foreign = {
    request: `0x${'00'.repeat(32)}`,
    guardian: three!.domain,
    signature: `0x${'00'.repeat(64)}`,
  } as const
  const damaged = answers[2]!.replace(/.(?=.{9}$)/, (letter) => (letter === 'A' ? 'B' : 'A'))
  await pasteAnswers(page, `${encodeRecoveryAnswer(foreign)} ${damaged}`)
  await expect(execute(page).getByText('this answers another request', { exact: false })).toBeVisible()
  await expect(execute(page).getByText('The link was changed on its way', { exact: false })).toBeVisible()

  // Discarded by mistake, and taken back. A link opened in another tab counts here.
  await page.getByRole('button', { name: 'Discard the request' }).click()
  await expect(execute(page).getByLabel('New controller address')).toBeVisible()
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await tally(page, 2)
  const tab = await page.context().newPage()
  await tab.goto(answers[2]!)
  await expect(tab.getByText(`The answer of ${three!.domain}.ssi was added.`)).toBeVisible()
  await expect(tab).toHaveURL(new RegExp(`/${of}/didx/recovery$`))
  await tally(page, 3)
  await tab.close()

  await execute(page).getByRole('button', { name: 'EXECUTE SOCIAL RECOVERY' }).click()
  await reviewsCall(page, 'DidSocialRecovery')
  await asksNoDonation(page)
  await signAndConfirm(page, 'Execute social recovery')
  // The page says that it is done, and whose the name is.
  await expect(page.getByRole('main').getByText('The recovery is done.')).toBeVisible()
  await expect(page.getByText('Recovered', { exact: true }).first()).toBeVisible()
  expect((await recordOf(site, of)).controller).toBe(rescuer.account.address)
  await expect(execute(page).getByLabel('New controller address')).toBeVisible()

  // The request is spent: its link asks nobody any more.
  await openLink(guardian, link)
  await expect(guardian.getByText('A recovery has taken place since', { exact: false })).toBeVisible()
  await expect(guardian.getByLabel('Your own name, a guardian')).toHaveCount(0)
  await guardian.context().close()
})

test('[BX-05] a drill: the same way, and nothing is sent; and every link that a guardian must not sign @desktop', async ({
  page,
  devnet,
  site,
  browser,
  baseURL,
  pageProblems,
}) => {
  const owner = await newPerson(devnet, 'drill')
  const [one, two, three, four] = await guardiansOf(devnet)
  await addGuardiansOf(devnet, owner, [one!, two!, three!, four!])
  const of = `${owner.domain}.ssi`
  await arriveAs(page, { account: owner.index })
  await page.goto(`/${of}/didx/recovery/now`)
  const link = await makeDrill(page)
  const request = requestIn(link)
  expect(request.isDrill).toBe(true)

  const guardian = await anotherBrowser(browser, baseURL!, pageProblems)
  await arriveAs(guardian, { account: one!.index })
  await guardian.goto(link)
  await expect(guardian.getByText('no contract accepts', { exact: false })).toBeVisible()
  await connectStorage(guardian, one!)
  const answers = [
    await answerRequest(guardian, link, one!),
    answerFromNode(link, two!),
    answerFromNode(link, three!),
  ]

  // The fourth guardian is removed while their page stands open: it finds that out before it signs.
  await openLink(guardian, link)
  await guardian.getByLabel('Your own name, a guardian').fill(four!.domain)
  await guardian.getByRole('button', { name: /^(CONTINUE|SAVED) Your own name/ }).click()
  await hearWord(guardian, phraseIn(link))
  const { RemoveGuardians } = didWallet(owner.wallet)
  await callAs(devnet, owner.account, RemoveGuardians({ guardians: [domainId(four!.domain)], tyron: null }))
  await guardian.getByRole('button', { name: 'MAKE SIGNATURE' }).click()
  await expect(
    guardian.getByText(`${four!.domain}.ssi is not a guardian of ${of}`, { exact: false }),
  ).toBeVisible()

  await pasteAnswers(page, answers.slice(0, 2).join('\n'))
  await tally(page, 2)
  await expect(page.getByText('Drill complete.')).toHaveCount(0)
  await pasteAnswers(page, answers[2]!)
  await tally(page, 3)
  await expect(page.getByText('Drill complete.')).toBeVisible()
  await expect(execute(page).getByText('3 of 3 guardians have shown that they can sign.')).toBeVisible()
  await expect(execute(page).getByRole('link', { name: 'Keep the recovery kit' })).toBeVisible()
  expect(await findBarriers(page)).toEqual([])
  await expect(execute(page).getByRole('button', { name: 'EXECUTE SOCIAL RECOVERY' })).toHaveCount(0)
  expect((await recordOf(site, of)).status).toBe('Created')
  await execute(page).getByRole('button', { name: 'End the drill' }).click()
  await expect(page.getByText('Drill complete.')).toHaveCount(0)

  // Links that must not be signed, each with its reason.
  const { origin } = new URL(link)
  const path = `${origin}/${of}/didx/recovery/sign#request=`
  const code = link.split('#request=')[1] ?? ''
  const other = await newPerson(devnet, 'someone')
  for (const [bad, words] of [
    [path + code.slice(0, 48), 'The link was changed on its way'],
    [`${path}${code.slice(0, 40)}A${code.slice(41)}`, 'The link was changed on its way'],
    [`${path}nonsense`, 'The link is damaged or incomplete'],
    [`${origin}/${other.domain}.ssi/didx/recovery/sign#request=${code}`, 'is for another name'],
    [path + encodeRecoveryRequest({ ...request, wallet: other.wallet }), 'is for another wallet'],
    [path + encodeRecoveryRequest({ ...request, nonce: 7n }), 'A recovery has taken place since'],
    [path + encodeRecoveryRequest({ ...request, lastBlock: 0n }), 'The time to sign is over'],
    [path + encodeRecoveryRequest({ ...request, chainId: 333 }), 'It was made on Testnet'],
  ] as const) {
    await guardian.goto(bad)
    await expect(guardian.getByText(words, { exact: false })).toBeVisible()
    await expect(guardian.getByText('This request cannot be signed.')).toBeVisible()
    await expect(guardian.getByRole('button', { name: 'MAKE SIGNATURE' })).toHaveCount(0)
    await expect(guardian.getByLabel('Your own name, a guardian')).toHaveCount(0)
  }
  await guardian.context().close()
})
