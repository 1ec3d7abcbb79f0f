const features = 'apps/web/src/features'
const actions = 'apps/web/src/app/actions'
/** Each action in a simulation, and what the review says of it, by hand. */
const sentences = `${actions}/sentences.test.ts`
/** What is asked for where the chain stands otherwise. */
const refusals = `${actions}/refusals.test.ts`
/** What actions say of themselves beside their calls. */
const traits = `${actions}/traits.test.ts`
const gas = `${actions}/actionGas.test.ts`
const spends = `${actions}/spends.test.ts`
/** Wallets of other versions and kinds. */
const older = `${actions}/olderWallets.test.ts`

type Row = readonly [file: string, tests: string, find: string, put: string]

/** Faults in stake, motions, claims, allowances, subdomains, statements, soulbound tokens, pools and first steps: their files among the features. */
export const faultsOfActions: readonly Row[] = [
  [
    'staking/actions/withdrawStakeAmt.ts',
    traits,
    "did: 'requested', amount })",
    "did: 'withdrawn', amount })",
  ],
  [
    'staking/actions/redelegateStake.ts',
    traits,
    "did: 'moved', amount })",
    "did: 'moved', amount: amount * 10n })",
  ],
  ['staking/actions/withdrawStakeRewards.ts', gas, 'gasLimit: 10_000n', 'gasLimit: 100_000n'],
  [
    'staking/actions/stakingCalls.ts',
    older,
    'older.DelegateStake({ username, ...values }, sent)',
    'older.DelegateStake({ username, ...values })',
  ],
  [
    'staking/swap/actions/swapCall.ts',
    older,
    "const isDefi = parseVersion(version).kind === 'defi'",
    "const isDefi = parseVersion(version).kind === 'did'",
  ],
  [
    'staking/blockers.ts',
    `${features}/staking`,
    '+ sumOf(bufferedByCycle) - buffered',
    '+ sumOf(bufferedByCycle)',
  ],
  ['motions/actions/tellVoice.ts', sentences, 'pointsOf(after - before)', 'pointsOf(after)'],
  [
    'motions/motionText.ts',
    `${features}/motions`,
    "return text.length > longestMotion ? err('tooLong') : ok(text)",
    'return ok(text)',
  ],
  ['wallet/actions/addFunds.ts', spends, 'coin: zil, units: amount }', 'coin: zil, units: 0n }'],
  ['wallet/actions/checkNewWallet.ts', refusals, ' || owner !== account', ''],
  [
    'wallet/actions/makeDnsCall.ts',
    `${features}/wallet/actions`,
    'didKey: key?.publicKey ?? noKey',
    'didKey: noKey',
  ],
  [
    'wallet/actions/makeDnsCall.ts',
    `${features}/wallet/actions`,
    'if (kind !== null) await checkNewWallet',
    'if (kind === null) await checkNewWallet',
  ],
  [
    'wallet/actions/makeDnsCall.ts',
    `${features}/wallet/actions`,
    'nftID: nft ?? rules.emptyNft',
    'nftID: rules.emptyNft',
  ],
  ['wallet/actions/deployXwallet.ts', gas, "kind === 'soulbound' ? 50_000n", "kind === 'soulbound' ? 5_000n"],
  [
    'wallet/actions/claimHodler.ts',
    sentences,
    'amounts: amounts(arrival.after - arrival.before)',
    'amounts: amounts(arrival.after)',
  ],
  ['allowances/actions/tellAllowances.ts', sentences, 'owner === to || own.includes(owner)', 'owner === to'],
  [
    'allowances/actions/allowanceCall.ts',
    `${features}/allowances`,
    'call: UpdateAllowance({ dApp: addrName,',
    "call: UpdateAllowance({ dApp: 'tyron',",
  ],
  ['exchange/actions/liquidityInput.ts', spends, 'units: ssi }', 'units: tyron }'],
  [
    'exchange/actions/checkCommunity.ts',
    refusals,
    "valueOr(read.domain, domainId(valueOr(read.username, '')))",
    "domainId(valueOr(read.username, ''))",
  ],
  [
    'exchange/liquidity/position.ts',
    `${features}/exchange/liquidity`,
    'previewRemove(dex, shares + daoBalance)',
    'previewRemove(dex, shares)',
  ],
  [
    'statement/summaryOf.ts',
    `${features}/statement`,
    'all + BigInt(qa) + BigInt(rewardQa)',
    'all + BigInt(qa)',
  ],
  ['statement/summaryOf.ts', `${features}/statement`, 'isPart: unknown.length > 0', 'isPart: false'],
  ['statement/summaryOf.ts', `${features}/statement`, 'sum + BigInt(value?.waitingQa ?? 0)', 'sum'],
  [
    'soulbound/issuedCodes.ts',
    `${features}/soulbound`,
    'found?.message === digestOfMessage(message) ? found : null',
    'found ?? null',
  ],
  [
    'soulbound/actions/ivms101.ts',
    `${features}/soulbound`,
    "if ((await isKeyOfOwner(client, found)) === false) throw new ActionError('IssuerKeyFormer')",
    '',
  ],
  ['ownership/actions/returnToName.ts', refusals, ' || domainOwner !== account', ''],
  ['session/quickstartStep.ts', `${features}/session`, 'balance >= needed', 'balance > 0n'],
  [
    'wallet/actions/dns.ts',
    traits,
    'leadsOn: ({ door }) => door !== undefined',
    'leadsOn: ({ door }) => door === undefined',
  ],
  [
    'exchange/actions/readPool.ts',
    `${actions}/otherContracts.test.ts`,
    'if (place !== undefined) await checkService(context, tyronDexService, place)\n',
    '',
  ],
  ['nft/actions/setNftSpender.ts', refusals, 'moves: false', 'moves: true'],
  [
    'soulbound/links.ts',
    `${features}/soulbound/links.test.ts`,
    'encodeURIComponent(formatName(holder))',
    'encodeURIComponent(formatName(issuer))',
  ],
  ['ownership/actions/withdrawDomain.ts', older, 'fields.nft_username', 'fields.pending_username'],
  [
    'exchange/actions/joinCommunity.ts',
    `${actions}/gates.test.ts`,
    'amount, deadline, subdomain, tyron',
    'amount, deadline, subdomain: null, tyron',
  ],
]
