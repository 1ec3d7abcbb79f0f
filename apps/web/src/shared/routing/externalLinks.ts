/** Sites of others that the app leads to. They open in a new tab, without the opener. */
export const externalLinks = {
  walletExtension: 'https://zilpay.io',
  faq: 'https://www.tyronzil.com',
  dao: 'https://www.tyrondao.org',
  chat: 'https://t.me/tyron_ssi',
} as const
