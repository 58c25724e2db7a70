/**
 * The words that may stand in the text of a reported error: those of engines, libraries and our own errors. None of them is
 * a name. A new one is added when a report needs it and only if nobody is called so.
 */
export const knownWords: ReadonlySet<string> = new Set(
  `a able access after all already an and answer answered any api argument array as assign assignment async at attempt
  attribute await base be been before begin being between body boolean both bound bounds browser but by cache call callback called
  cannot cart catch changed chunk class client code component connection constructor constant content context convert could
  css data database date declaration declared decode default defined delete depth destructure did different dimensions
  disallowed do does domain dom duplicate dynamically edition element empty end entry environment error event exceeded
  exception exist exists expected expression failed failure fetch fetching field file finished first for format found from
  function generator get given handler has have header hook host html hydrate hydrated hydrating hydration if import imported
  in index infinite initialization inject input inside instance instanceof internal into invalid invoked is it item iterable
  iterator javascript json key know known length limit line list load loaded loading lookup loop lost made map match matched
  maximum member message method minified missing mode module mutation more most must name native negative network new next no node
  nobody none not nothing null number object of on once one only operation option or order other out outside over page
  parameter parse parsing part path pattern payload pending permission position preload primitive process promise properties query
  property prototype provider range reached read reading recursion redirect reference refused regexp rejected rejection
  render rendered rendering replace request required reserved resolve response result retry return returned root route row
  same schema scope script searched security send sent server service session set should size slot small source stack start
  state status stop stopped store stored storage stream string strict stylesheet suspended symbol syntax table template text
  than that the then there this throw thrown time timed timeout to token too transaction tried twice type undefined unexpected
  unhandled unique unit unknown unmounted unreachable unregistered unsupported unterminated up update updated use used user
  valid value values variable version visit wait waiting was were when where while which with without work worker write
  writing wrong zero`.split(/\s+/),
)
