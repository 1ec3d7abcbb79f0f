/** A transaction of the main network, from before a payment took 50 units of gas, as a node shows it: its id is a fact. */
export const mainNetPayment = {
  ID: 'cd8727674bc05e0ede405597a218164e1c13c7103b9d0ba43586785f3d8cede5',
  amount: '24999000000000',
  gasLimit: '1',
  gasPrice: '1000000000',
  nonce: '1',
  senderPubKey: '0x0347B5C6833ABD2AC0A6A7D85CF6BD0CC18084F6260B0C9DD2D491015BF2D47862',
  toAddr: '9148616bfdfab321bdd626682a8c446e193eabb2',
  version: '65537',
}
