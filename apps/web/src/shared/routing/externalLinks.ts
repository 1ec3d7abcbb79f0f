/** Other sites that the app links to. They open in a new tab, without access to this one. */
export const externalLinks = {
  walletExtension: 'https://zilpay.io',
  faq: 'https://www.tyronzil.com',
  dao: 'https://www.tyrondao.org',
  chat: 'https://t.me/tyron_ssi',
  code: 'https://github.com/tyrondao',
} as const
