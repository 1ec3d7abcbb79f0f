import { faultsOfActions } from './faultsOfActions'

/** One deliberate fault: a text that stands once in a file, what stands there instead, and the tests that must see it. */
export interface Fault {
  readonly file: string
  readonly find: string
  readonly put: string
  /** Test files, or folders of them; what ends in `.spec.ts` runs in a browser. */
  readonly tests: string
  /** The title of the browser test, or a part of it. */
  readonly title?: string
}

const exchange = 'apps/web/src/features/exchange'
const transaction = 'apps/web/src/shared/transaction'
const payments = 'apps/web/src/features/payments'
const allowances = 'apps/web/src/features/allowances/actions'
const wallet = 'apps/web/src/features/wallet/actions'
const staking = 'apps/web/src/features/staking'
/** Each action in a simulation, and what the review says of it, by hand. */
const sentences = 'apps/web/src/app/actions/sentences.test.ts'
/** The tests of what an action refuses by itself. */
const gates = 'apps/web/src/app/actions/gates.test.ts'

function of(
  file: string,
  tests: string,
  changes: readonly (readonly [find: string, put: string, title?: string])[],
) {
  return changes.map(([find, put, title]): Fault => ({
    file,
    find,
    put,
    tests,
    ...(title === undefined ? {} : { title }),
  }))
}

/** Faults that would cost people money, rights or time, each small enough for nobody to notice. */
export const faults: readonly Fault[] = [
  ...of(`${exchange}/actions/tradeCall.ts`, `${exchange}/actions/tradeCall.test.ts`, [
    ['addrName: from.id, minZilAmount: minimum', 'addrName: from.id, minZilAmount: 1n'],
    ['const own = { ...common, minTokenAmount: minimum,', 'const own = { ...common, minTokenAmount: 1n,'],
    ['    minTokenAmount: minimum,\n    minIntAmount', '    minTokenAmount: 1n,\n    minIntAmount'],
    ['isZil ? shareOf(first, offer, minimum) : 0n', '1n'],
    ['(output * minimum) / offer.output', '(output * minimum) / minimum'],
    ['return least > 0n ? least : 1n', 'return least'],
    ['    allowance: 0n,', '    allowance: amount,'],
    ['beneficiary: account }\n  return defiWallet', 'beneficiary: null }\n  return defiWallet'],
    ['SwapTydraDEX(order, { amount: input.amount })', 'SwapTydraDEX(order)'],
    ['deadline_block: block + deadline', 'deadline_block: deadline'],
    ['recipient_address: account }', 'recipient_address: placeOf(to.id) }'],
    ['token0_address: placeOf(from.id)', 'token0_address: placeOf(to.id)'],
    ['min_token1_amount: minimum', 'min_token1_amount: 0n'],
    ['min_zil_amount: minimum', 'min_zil_amount: 0n'],
    ['min_token_amount: minimum }', 'min_token_amount: 0n }'],
    ['? 5_500n : to.id', '? 49_000n : to.id'],
    ["kinds.includes('tyron') ? tyronDexService : vaultService", 'tyronDexService'],
    ["return 'none'", "return 'block'"],
  ]),
  ...of(`${exchange}/trade/tradeOf.ts`, `${exchange}/trade/tradeOf.test.ts`, [
    ['minimum: least', 'minimum: 1n'],
    ['wallet: isOwn ? null : wallet', 'wallet'],
    ['through: isOwn && hops.length > 1 ? wallet : null', 'through: null'],
    ['market.amountOf(payer, to.id)', 'market.amountOf(payer, from.id)'],
    ['amount, slippage })', 'amount, slippage: 0n })'],
  ]),
  ...of(`${exchange}/trade/liquidity.ts`, `${exchange}/trade/tradeOf.test.ts`, [
    ['first, first.from)', 'first, first.to)'],
    ['coin === zilId ? pool.zil : pool.tokens', 'coin === zilId ? pool.tokens : pool.zil'],
    ["coin === 'tyron' ? 'tyron' : 'ssi'", "coin === 'tyron' ? 'ssi' : 'tyron'"],
  ]),
  ...of(`${exchange}/quotes/impact.ts`, `${exchange}/quotes`, [
    ['mostImpact = 1_000n', 'mostImpact = 10_000n'],
  ]),
  ...of(`${exchange}/trade/priceGate.ts`, `${exchange}/trade/priceGate.test.ts`, [
    ["return now < minimum ? 'belowMinimum' : 'within'", "return 'within'"],
    ["if (now === null || now <= 0n) return 'gone'", "if (now === null) return 'gone'"],
    ["if (isBlocked({ impact })) return 'stopped'\n", ''],
    ["if (isInWallet) return 'inWallet'\n", ''],
  ]),
  ...of(`${exchange}/liquidity/addition.ts`, `${exchange}/liquidity/liquidity.test.ts`, [
    ['isEmpty ? addition.contribution : minimumContribution(addition.contribution)', '1n'],
    ['tyron > held.tyron', 'tyron < held.tyron'],
    ['addition.contribution > sbtFreeContribution', 'addition.contribution >= sbtFreeContribution'],
  ]),
  ...of(`${exchange}/liquidity/removal.ts`, `${exchange}/liquidity/liquidity.test.ts`, [
    ['const minSsi = minimumOutput(ssi, slippage)', 'const minSsi = 1n'],
    ['const minTyron = leastOf(tyron, slippage)', 'const minTyron = leastOf(ssi, slippage)'],
    ['leastOf(tokens, slippage)]', 'leastTokens]'],
  ]),
  ...of(`${exchange}/form/swapAmount.ts`, `${exchange}/form/swapAmount.test.ts`, [
    ['balance > gas ? balance - gas : 0n', 'balance'],
  ]),
  ...of('packages/exchange/src/slippage.ts', `packages/exchange/src ${exchange}/trade`, [
    ['output * (feeDenominator - slippage)', 'output * slippage'],
    ['return least > 0n ? least : 1n', 'return least'],
  ]),
  ...of('packages/exchange/src/routes.ts', 'packages/exchange/src', [
    [': minimumOutput(step.amount, slippage)', ': 1n'],
    ['? leastIn * ssiPerXsgd', '? input * ssiPerXsgd'],
  ]),
  ...of('packages/exchange/src/split.ts', 'packages/exchange/src', [
    ['- least\n      if', '* 3n - least\n      if'],
  ]),
  ...of('apps/web/src/shared/settings/deadline.ts', 'apps/web/src/shared/settings', [
    ['* msPerMinute * 5n', '* 1_000n * 5n'],
    ['autoMinutes = 20n', 'autoMinutes = 2n'],
  ]),
  ...of(`${transaction}/review/sameRequest.ts`, `${transaction}/pending`, [
    ['a.intent.sender !== b.intent.sender', 'a.intent.sender === b.intent.sender'],
    ['a.amount === b.amount && ', ''],
  ]),
  ...of(`${transaction}/pending/equalInDoubt.ts`, `${transaction}/pending`, [
    ["isInDoubt(state) || state.status === 'strayed'", 'isInDoubt(state)'],
  ]),
  ...of(`${transaction}/review/highestNonce.ts`, transaction, [['nonce > before ? nonce : before', 'nonce']]),
  ...of(`${transaction}/series/checkNonce.ts`, `${transaction}/series`, [
    ["throw new ActionError('NonceMoved')", 'return'],
  ]),
  ...of(`${transaction}/review/donation.ts`, `${transaction}/review`, [
    ['donation > spare ? donation - spare : 0n', 'donation'],
    ['amount: call.amount + more', 'amount: more'],
    ['if (walletRules(version).hasCollections) {', 'if (true) {'],
  ]),
  ...of(`${transaction}/review/priceBound.ts`, `${transaction}/review`, [
    ["return isFixed ? null : 'unbound'", 'return null'],
  ]),
  ...of(`${payments}/list/readList.ts`, `${payments}/list`, [['isPlace: isPlaceText,', '']]),
  ...of(`${payments}/list/listAmounts.ts`, `${payments}/list`, [
    ["separator === '\\t' || ", ''],
    ["group === undefined ? plain : plain.replaceAll(group, '')", 'plain'],
  ]),
  ...of(`${payments}/list/checkRows.ts`, payments, [
    ['addressOf(formatName(name)) : undefined', 'addressOf(name.domain) : undefined'],
    ['address !== undefined && address === payer', 'false'],
  ]),
  ...of(`${payments}/amount.ts`, `${payments}/amount.test.ts`, [
    ["err('twoWays')", 'readAmount(typed.slice(0, -1), decimals, language)'],
  ]),
  ...of('apps/web/src/shared/ui/list/readTable.ts', `${payments}/list`, [
    ["return isPlace ? null : 'unused'", "return 'unused'"],
    ['times === 1 || (times === 0', 'times >= 1 || (times === 0'],
  ]),
  ...of('apps/web/src/shared/ui/text/formatDecimal.ts', 'apps/web/src/shared/ui/text', [
    [
      "groupOf(text, language) !== null) return err('InvalidNumber')",
      "text.includes('!')) return err('InvalidNumber')",
    ],
  ]),
  ...of(`${exchange}/actions/addLiquidity.ts`, 'apps/web/src/app/actions/actionGas.test.ts', [
    ['withSsi ? 10_000n : 15_000n', '49_000n'],
    ['explorerDelayMs: 700,', ''],
  ]),
  ...of(`${exchange}/actions/removeLiquidity.ts`, 'apps/web/src/app/actions/actionGas.test.ts', [
    ['gasLimit: 5_000n', 'gasLimit: 49_000n'],
  ]),
  ...of('packages/primitives/src/amount.ts', 'packages/primitives/src', [
    ['(amount * percent) / 100n', '(amount * percent) / 99n'],
    [
      "fraction.length > decimals) return err('TooManyDecimals')",
      "fraction.length > 99) return err('TooManyDecimals')",
    ],
    ["fraction.padEnd(decimals, '0')", "fraction.padStart(decimals, '0')"],
    ["fraction.slice(0, places).padEnd(places, '0')", "fraction.slice(1, places + 1).padEnd(places, '0')"],
  ]),
  ...of(`${transaction}/review/sentSince.ts`, transaction, [
    ['nonce - since.nonce - BigInt(known.length)', '0n'],
    ['each.intent.sender === since.sender &&', ''],
  ]),
  ...of(`${transaction}/pending/askedBefore.ts`, transaction, [
    ["if (state.status === 'failed') return state.receipt !== null", ''],
  ]),
  ...of(`${transaction}/pending/checkId.ts`, `${transaction}/pending/checkId.test.ts`, [
    [
      "if (proved.kind === 'done' && seen.length > 0) return proved",
      "if (proved.kind === 'done') return proved",
    ],
  ]),
  ...of(`${transaction}/pending/checkId.ts`, `${transaction} e2e/rig/lies.test.ts`, [
    ["    { kind: 'nonce', nonce },\n", ''],
    ['paid.length > 0', 'paid.length > 9'],
  ]),
  ...of(`${allowances}/allowanceCall.ts`, `${allowances}/allowanceCall.test.ts`, [
    ['add: isMore, amount', 'add: true, amount'],
    ['(isMore ? IncreaseAllowance : DecreaseAllowance)', '(isMore ? DecreaseAllowance : IncreaseAllowance)'],
  ]),
  ...of(`${allowances}/revokeAllowance.ts`, sentences, [['amount: mostAmount', 'amount: 1n']]),
  ...of(`${staking}/actions/delegateStake.ts`, sentences, [['{ amount: extra })', '{ amount })']]),
  ...of(`${staking}/actions/delegateStake.ts`, `${staking}/actions/delegateStake.test.ts`, [
    ['amount > extra ? amount - extra : 0n', 'amount'],
  ]),
  ...of(`${staking}/blockers.ts`, `${staking}/blockers.test.ts`, [
    ['return first.ripeAt <= block ? null', 'return first.ripeAt < block ? null'],
  ]),
  ...of('apps/web/src/features/nft/actions/requiredZil.ts', 'apps/web/src/features/nft/actions', [
    ['balance < ofMany ?', 'balance <= ofMany ?'],
  ]),
  ...of('apps/web/src/features/nft/actions/mintPrice.ts', 'apps/web/src/features/nft/actions', [
    ['sum + (premium ?? 0n)', 'sum + 0n'],
    ['price * count + (isInToken(input) ? 0n : premium)', 'price * count * 2n'],
  ]),
  ...of(`${wallet}/purchaseCall.ts`, `${wallet}/purchaseCall.test.ts`, [
    ['most: price }', 'most: price * 2n }'],
    ['addr: recipient, id', 'addr: null, id'],
  ]),
  ...of(`${payments}/actions/paymentCall.ts`, `${payments}/actions/paymentCall.test.ts`, [
    ['[domainId(name.domain), subdomain]', "[domainId(name.domain), '']"],
  ]),
  ...of(`${payments}/actions/payFromWallet.ts`, sentences, [
    ['return isContract\n', 'return isContract && amount === 0n\n'],
  ]),
  ...of('apps/web/src/features/recovery/checkSignatures.ts', 'apps/web/src/features/recovery', [
    ['&& keys.has(key))', '&& keys.has(key) && keys.size > 9)'],
  ]),
  ...of('apps/web/src/features/motions/actions/motionInput.ts', 'apps/web/src/features/motions', [
    ['account)) < amount', 'account)) < 0n'],
  ]),
  ...of(`${exchange}/trade/ConfirmTrade.tsx`, 'e2e/exchange/trade.spec.ts', [
    ["if (move !== 'within') return", "if (move === 'gone') return", 'between the look and the block'],
    ['least: said(input.minimum, to)', 'least: said(offer.output, to)', '[SW-04]'],
    ['if (!missing || missing.missing === 0n) return', 'if (missing !== null) return', 'from ZilPay at'],
  ]),
  ...of(`${exchange}/form/SwapForm.tsx`, 'e2e/money/insufficient.spec.ts', [
    ['units: amount }', 'units: 0n }', 'Trade: every exchange is closed'],
  ]),
  ...of(`${exchange}/form/Legs.tsx`, 'e2e/exchange/exchangeForm.spec.ts', [
    ['price: spoken(prices.fromPerTo, from.decimals)', 'price: spoken(prices.fromPerTo, 12)', '[SW-03]'],
  ]),
  ...of(`${transaction}/review/ui/ReviewSheet.tsx`, 'e2e/money/insufficient.spec.ts', [
    ['(insufficient !== null && !isSigning)', 'false', 'Send: one coin'],
  ]),
  ...of('apps/web/src/features/nft/actions/transferCall.ts', 'apps/web/src/features/nft/actions', [
    ['to: only.to', 'to: wallet'],
    ['transfers.map(({ to, id }) => [to, id] as const)', 'transfers.map(({ id }) => [wallet, id] as const)'],
  ]),
  ...of(`${wallet}/addFundsFrom.ts`, 'apps/web/src/app/actions/spends.test.ts', [
    ['payer: originator, coin', 'payer: wallet, coin'],
  ]),
  ...of(`${wallet}/claimCall.ts`, wallet, [['amount: balance === 0n ? 1n : 0n', 'amount: 0n']]),
  ...of(`${exchange}/actions/poolCalls.ts`, `${exchange}/actions`, [
    ['minZilAmount: minBase', 'minZilAmount: 1n'],
    ['minTokenAmount: minTokens', 'minTokenAmount: 1n'],
    ['minContributionAmount: minimum', 'minContributionAmount: 1n'],
    ['base < minBase || tokens < minTokens', 'base < minBase'],
  ]),
  ...of(`${exchange}/actions/allowTrade.ts`, `${exchange}/actions`, [
    ['amount - allowed : 0n', 'amount : 0n'],
  ]),
  ...of(`${exchange}/actions/tellTrade.ts`, `${exchange}/actions`, [
    ['only.units >= least) return', 'only.units >= 0n) return'],
  ]),
  ...of('apps/web/src/features/motions/actions/raiseMotion.ts', sentences, [
    ['id: null, motion, amount }', 'id: null, motion, amount: amount * 10n }'],
  ]),
  ...of('apps/web/src/features/tydras/actions/mintTydra.ts', 'apps/web/src/features/tydras', [
    ['most: price }', 'most: price * 2n }'],
  ]),
  ...of(`${exchange}/quotes/refresh.ts`, `${exchange}/quotes`, [['staleAfter = 3', 'staleAfter = 300']]),
  ...of(`${transaction}/review/reviewState.ts`, `${transaction}/review`, [
    [
      'return balance >= amountOf(request) + gasBoundOf(request.gasLimit, walletPriceOf(review))',
      'return balance >= amountOf(request)',
    ],
  ]),
  ...of(`${transaction}/simulation/shownSimulation.ts`, `${transaction}/series`, [
    ['gasUsed / 4n', 'gasUsed / 40n'],
  ]),
  ...of(
    'packages/chain/src/transaction/readNonce.ts',
    'packages/chain/src/transaction packages/chain/test/transactions.test.ts',
    [['(each > most ? each : most)', '(each > most ? most : each)']],
  ),
  ...of('apps/web/src/features/tydras/actions/transferTydra.ts', 'apps/web/src/features/tydras', [
    ['to_token_id: domainId(to) }', 'to_token_id: domainId(domain) }'],
    ['most: price,', 'most: price * 2n,'],
  ]),
  ...of('apps/web/src/features/settings/actions/updateController.ts', sentences, [
    ['addr: newController,', 'addr: account,'],
    ["if (valueOr(controller, null) !== account) throw new ActionError('NotController')", 'void controller'],
  ]),
  ...of(`${payments}/actions/zrc2BatchTransfer.ts`, sentences, [
    ['[coin.id, amount] as const', '[coin.id, amount + 1n] as const'],
  ]),
  ...of(`${exchange}/actions/leaveCommunity.ts`, gates, [
    ['amount <= 0n ||', 'amount < 0n ||'],
    ['|| amount > contributions', ''],
  ]),
  ...of(`${wallet}/claimHodler.ts`, gates, [
    ["if (hodler !== account) throw new ActionError('NotController')", ''],
    ["if (valueOr(controller, null) !== account) throw new ActionError('NotController')", 'void controller'],
  ]),
  ...of('apps/web/src/features/nft/actions/updateDomainAddress.ts', sentences, [
    ['new_addr: to,', 'new_addr: wallet,'],
  ]),
  ...of('apps/web/src/shared/identity/moment/paid.ts', 'apps/web/src/app/moments', [
    ['    amount,\n  }))', '    amount: amount * 10n,\n  }))'],
  ]),
  ...of(`${transaction}/pending/transactionStore.ts`, `${transaction}/pending ${transaction}/runner`, [
    ['submittedAt: now(), isDismissed: false, isFollowedUp: false', 'submittedAt: now()'],
  ]),
  ...of(`${transaction}/pending/waitForBlocks.ts`, `${transaction}/pending ${transaction}/series`, [
    ['number >= from + blocksToWait', 'number > from'],
  ]),
  ...of('packages/chain/src/wallet/walletGasPrice.ts', 'packages/chain/src/wallet', [
    ['mostLi: minimumLi * bearbyMost', 'mostLi: minimumLi'],
  ]),
  ...of(`${exchange}/actions/trade.ts`, gates, [
    ['offer.value.output < minimum', 'false'],
    ['minimum <= 0n ||', ''],
  ]),
  ...of(`${exchange}/actions/allowTrade.ts`, gates, [
    [
      "if (service === undefined) throw new ActionError('OtherContract')",
      'if (service === undefined)\n' +
        "      return { kind: 'call', call: zrc2Token(token).IncreaseAllowance({ spender, amount }) }",
    ],
  ]),
  ...of(`${payments}/actions/checkPayments.ts`, `${payments}/actions`, [[' && !isNftName(read.value)', '']]),
  ...of(`${transaction}/review/checkDigits.ts`, `${transaction}/review`, [
    [' || others.some((told) => told[at] && told[at].decimals !== digits)', ''],
  ]),
  ...of('apps/web/src/features/nft/actions/setNftOperator.ts', gates, [
    ['ZRC6_AddOperator : ZRC6_RemoveOperator', 'ZRC6_RemoveOperator : ZRC6_AddOperator'],
  ]),
  ...of('apps/web/src/features/nft/actions/burnNfts.ts', gates, [
    ['token_id_list: input.ids', 'token_id_list: more'],
  ]),
  ...of('apps/web/src/features/nft/actions/nftCall.ts', gates, [
    ["if (valueOr(paused, false)) throw new ActionError('CollectionPaused')", 'void paused'],
  ]),
  ...of(`${staking}/actions/redelegateStake.ts`, gates, [
    [
      'ReDelegateStake({ stakeID, ssnID, tossnID,',
      'ReDelegateStake({ stakeID, ssnID: tossnID, tossnID: ssnID,',
    ],
  ]),
  ...of(`${staking}/swap/actions/swapCall.ts`, sentences, [
    ['other !== null) refuse(holdings, other, self)', 'other !== null) refuse(holdings, self, other)'],
  ]),
  ...of('apps/web/src/features/recovery/actions/didSocialRecovery.ts', gates, [
    ['!isEnough || signed.length < pairs.length', '!isEnough'],
  ]),
  ...of('apps/web/src/features/nft/actions/transferNftUsername.ts', gates, [
    ["if (valueOr(facts.owner, null) !== wallet) throw new ActionError('NotNameOwner')", ''],
    ['keepsDid ? valueOr(facts.did, wallet) : to', 'keepsDid ? to : valueOr(facts.did, wallet)'],
  ]),
  ...of('apps/web/src/features/nft/actions/mintOrder.ts', gates, [
    ["if (offers.some(({ owner }) => owner !== null)) throw new ActionError('NameTaken')", ''],
  ]),
  ...of(`${exchange}/actions/removeLiquidity.ts`, gates, [[' || amount > own.shares', '']]),
  ...of(`${payments}/actions/payFromWallet.ts`, 'apps/web/src/app/actions/actionGas.test.ts', [
    ['ownTokenGas = 3_000n', 'ownTokenGas = 30_000n'],
  ]),
  ...of(`${transaction}/gas/gasBoundOf.ts`, `${transaction}/review ${transaction}/gas`, [
    ['gasLimit * mostLi * qaPerLi', '(gasLimit * mostLi * qaPerLi) / 2n'],
  ]),
  ...of(`${transaction}/review/checkNames.ts`, `${transaction}/review/checkNames.test.ts`, [
    ["address: leads, code: 'RecipientChanged'", "address, code: 'RecipientChanged'"],
  ]),
  ...of('apps/web/src/features/nft/actions/mintNft.ts', gates, [
    ['id: currency, to, token_uri', 'id: currency, to: wallet, token_uri'],
  ]),
  ...of('apps/web/src/features/nft/actions/mintNfts.ts', gates, [
    ['uris.map((uri) => [to, uri] as const)', 'uris.map((uri) => [wallet, uri] as const)'],
  ]),
  ...of(`${staking}/blockers.ts`, `${staking}/blockers.test.ts`, [
    ['pending.filter(({ ripeAt }) => ripeAt <= block)', 'pending.filter(({ ripeAt }) => ripeAt >= block)'],
  ]),
  ...of('apps/web/src/features/recovery/actions/recoveryCall.ts', 'apps/web/src/features/recovery/actions', [
    [
      'didWallet5(wallet).DidSocialRecovery({\n        addr,',
      'didWallet5(wallet).DidSocialRecovery({\n        addr: wallet,',
    ],
    ['guardian.domain, signature', 'guardian.id, signature'],
  ]),
  ...of('apps/web/src/shared/recipients/resolveRecipients.ts', 'apps/web/src/shared/recipients', [
    ['addresses[at] ?? null', 'addresses[0] ?? null'],
  ]),
  ...of(`${wallet}/makeDnsCall.ts`, wallet, [
    ["if (subdomainTarget(subdomain, record) !== replaces) throw new ActionError('SubdomainChanged')", ''],
  ]),
  ...of(`${payments}/amount.ts`, `${payments}/amount.test.ts`, [
    ["read.value > mostAmount ? err('notEnough') : read", 'read'],
  ]),
  ...of(`${payments}/actions/paymentsSeen.ts`, `${sentences} ${payments}`, [
    ['amount: each.amount + (totals.get(each.token)?.amount ?? 0n)', 'amount: each.amount'],
  ]),
  ...faultsOfActions.flatMap(([file, tests, find, put]) =>
    of(`apps/web/src/features/${file}`, tests, [[find, put]]),
  ),
]
