/** Contracts of strangers, whose calls look like ours and change what looks like ours. */
export const strangersGuardians = `scilla_version 0
library Stranger
contract Stranger ()
field social_guardians: Map ByStr32 Bool = Emp ByStr32 Bool
transition AddGuardians (guardian: ByStr32)
  yes = True;
  accept;
  social_guardians[guardian] := yes
end`

export const strangersRegistry = `scilla_version 0
library NameRegistry
contract NameRegistry ()
field dns: Map String ByStr20 = Emp String ByStr20
transition BuyNftUsername (username: String)
  dns[username] := _sender
end`
