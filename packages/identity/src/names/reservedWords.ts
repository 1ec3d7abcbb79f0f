/** Common words and names of services that are not sold for now; compared with the whole lower-case domain. */
export const reservedWords: ReadonlySet<string> = new Set(
  `
  hola hello ciao bonjour welcome goodbye please thanks love peace hope faith trust truth freedom liberty justice
  happy happiness dream future destiny energy power light dark spirit soul heart mind life death world earth
  planet moon star stars space ocean river lake mountain forest island beach desert flower garden tree rose
  sunrise sunset summer winter spring autumn weather rain snow storm thunder wind fire water gold silver
  diamond platinum crystal pearl money cash coin coins token tokens wallet bank banking credit debit loan loans
  fund funds finance invest investor investing trade trader trading market markets stock stocks exchange price
  value wealth rich profit income salary budget insurance pension mortgage payment payments invoice receipt
  shop shopping store mall sale sales deal deals offer gift gifts order delivery shipping brand business company
  office work jobs career boss team leader manager director president king queen prince princess emperor
  monday tuesday wednesday thursday friday saturday sunday january february march april june july august
  september october november december today tomorrow yesterday morning night midnight noon hour minute second
  week month year century holiday birthday christmas easter party wedding family mother father brother sister
  baby child children friend friends people human person woman girl boys girls lady gentleman
  house home hotel motel rent rental estate property kitchen room rooms school college university academy
  student teacher education science physics chemistry biology history math language book books library
  music song songs dance movie movies film theater radio video photo photos image camera game games gaming
  player sport sports football soccer tennis basketball baseball hockey golf racing chess poker casino lottery
  food pizza burger coffee wine beer bread cheese chocolate sugar fruit apple orange banana lemon cherry
  restaurant cafe chef recipe health healthy doctor hospital medicine pharmacy dentist fitness yoga beauty
  fashion style model dress shoes jewelry watch watches travel tourism flight airline airport train taxi
  cars auto motor bike truck boat ship plane drone robot engine fuel solar
  computer laptop phone mobile tablet software hardware internet website online web3 email mail chat message
  news blog forum social network server cloud data database code coding developer hacker security password
  login account admin administrator root support help info contact about search official verify verified
  system test tester testing demo null undefined none true false bitcoin ethereum crypto blockchain defi
  metaverse nfts staking airdrop mint bridge swap oracle validator miner mining government police army court
  judge lawyer church religion temple animal animals dragon tiger lion eagle wolf bear horse snake cats dogs
  fish bird monkey panda whale shark america europe africa asia china india japan russia france germany spain
  italy brazil mexico canada london paris berlin tokyo newyork singapore
`
    .trim()
    .split(/\s+/),
)
