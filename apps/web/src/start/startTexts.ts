/**
 * The texts of the first paint, by area: the keys that its components show. The build puts them into the script of the
 * head, in all languages; a part of a key stands for all texts below it.
 */
export const startTexts = {
  common: [
    'skip',
    'brand',
    'homepage',
    'lookUp.label',
    'lookUp.action',
    'network.button',
    'network.mainnet',
    'network.testnet',
    'network.local',
    'network.checking',
    'forReading',
    'language.button',
    'theme.toPaper',
    'theme.toNight',
    'nav',
    'menu.open',
    'session.connect',
    'session.account',
    'session.accountOf',
    'loading',
    'plate.label',
    'crumb',
  ],
  search: ['sentence', 'placeholder', 'forms', 'plateOfAll'],
  wallet: ['card', 'onChain'],
} as const satisfies Readonly<Record<string, readonly string[]>>
