// Payments are numbered in order of time to within an hour, so a period is a stretch of numbers with ragged ends.
const NUMBERED_IN_PERIOD = `
  t.ordinal > transactions_before($1::timestamptz - interval '1 hour')
  and t.ordinal <= transactions_before($2::timestamptz + interval '1 hour')
  and t.created_at >= $1 and t.created_at < $2`;

// A bank answers for what its own customers pay; the payee's bank is not told of what was held or refused.
const PAID_FROM = `($3::uuid is null or f.bank_id = $3)`;

// Money that is given back counts where it had been paid, although the payee's wallet sends it.
const PAYERS_BANK = `case when t.type = 'reversal' then p.bank_id else coalesce(f.bank_id, p.bank_id) end`;

const JUDGED = `
  transaction t join verdict v on v.transaction_id = t.id left join wallet f on f.id = t.from_wallet_id
  where ${NUMBERED_IN_PERIOD} and ${PAID_FROM}`;

/** Judged payments of a period ($1 to $2) of one bank or all ($3), counted by everything they are told apart by. */
export const CELLS = `
  select t.network, t.type, v.action, v.ruleset_version, v.profile,
         case when t.is_escrow then 'escrow' when t.quorum is not null then 'approval'
              when t.zakat_mode is not null then 'zakat' else 'standard' end as kind,
         count(*)::int as transactions, sum((v.result ->> 'score')::int)::int as score_sum
  from ${JUDGED} group by 1, 2, 3, 4, 5, 6`;

/** How many judged payments stand how by each principle, as their verdicts say. */
export const PRINCIPLES_SQL = `
  select stands.key as principle, stands.value as state, count(*)::int as transactions
  from transaction t join verdict v on v.transaction_id = t.id left join wallet f on f.id = t.from_wallet_id
  cross join json_each_text(v.result -> 'principles') as stands
  where ${NUMBERED_IN_PERIOD} and ${PAID_FROM} group by 1, 2`;

/** The rules that found something, with the remedy each named first. */
export const RULES = `
  select found ->> 'ruleId' as rule_id, found ->> 'principle' as principle,
         count(distinct t.id)::int as transactions,
         count(distinct t.id) filter (where v.action = 'block')::int as rejected,
         (array_agg(found -> 'remedy' order by t.ordinal))[1] as remedy
  from transaction t join verdict v on v.transaction_id = t.id left join wallet f on f.id = t.from_wallet_id
  cross join json_array_elements(v.result -> 'findings') as found
  where ${NUMBERED_IN_PERIOD} and ${PAID_FROM}
  group by 1, 2 order by transactions desc, rule_id`;

/** Scores by stretches of time ($4) in a time zone ($5), with those in which nothing was judged. */
export const SCORES = `
  with bucket as (
    select date_trunc($4, t.created_at at time zone $5) as start, count(*)::int as transactions,
           sum((v.result ->> 'score')::int)::int as score_sum
    from ${JUDGED} group by 1)
  select to_char(s.start, case $4 when 'hour' then 'YYYY-MM-DD"T"HH24:00' when 'day' then 'YYYY-MM-DD'
                               else 'YYYY-MM' end) as start,
         coalesce(b.transactions, 0) as transactions, coalesce(b.score_sum, 0) as score_sum
  from generate_series(date_trunc($4, $1::timestamptz at time zone $5),
                       ($2::timestamptz - interval '1 millisecond') at time zone $5,
                       ('1 ' || $4)::interval) as s (start)
  left join bucket b using (start) order by s.start`;

/** What the entries of the payments completed in the period moved, by network. */
export const MONEY = `
  with completed as (
    select t.id, t.type, t.network from transaction t
    left join wallet f on f.id = t.from_wallet_id join wallet p on p.id = t.to_wallet_id
    where ${NUMBERED_IN_PERIOD} and t.completed_at >= $1 and t.completed_at < $2
      and ($3::uuid is null or ${PAYERS_BANK} = $3)
    union
    select t.id, t.type, t.network from transaction t
    left join wallet f on f.id = t.from_wallet_id join wallet p on p.id = t.to_wallet_id
    where t.completed_at > t.created_at and t.completed_at >= $1 and t.completed_at < $2
      and ($3::uuid is null or ${PAYERS_BANK} = $3))
  select t.network, count(distinct t.id) filter (where t.type not in ('fund', 'reversal'))::int as completed,
         coalesce(sum(e.amount_minor) filter (where t.type not in ('fund', 'reversal') and a.kind = 'wallet'
           and e.amount_minor > 0), 0)::text as paid,
         coalesce(sum(e.amount_minor) filter (where a.kind = 'fees'), 0)::text as fees,
         coalesce(sum(e.amount_minor) filter (where a.kind = 'zakat'), 0)::text as zakat,
         coalesce(sum(e.amount_minor) filter (where a.kind = 'charity'), 0)::text as charity,
         coalesce(sum(e.amount_minor) filter (where t.type = 'reversal' and a.kind = 'wallet'
           and e.amount_minor > 0), 0)::text as reversed
  from completed t join entry e on e.transaction_id = t.id join account a on a.id = e.account_id
  group by t.network`;

/** The cases of the period as they stood when it ended. */
export const REVIEWS = `
  with known as (
    select c.opened_at, c.decision, case when c.ended_at < $2 then c.ended_at end as ended_at
    from review_case c where c.opened_at < $2 and ($3::uuid is null or c.bank_id = $3)
      and (c.ended_at is null or c.ended_at >= $1)),
  aged as (select *, $2::timestamptz - opened_at as age from known where ended_at is null)
  select (count(*) filter (where opened_at >= $1))::int as opened,
         (count(*) filter (where ended_at is not null and decision = 'approve'))::int as approved,
         (count(*) filter (where ended_at is not null and decision = 'reject'))::int as rejected,
         (count(*) filter (where ended_at is not null and decision is null))::int as closed,
         (select count(*) from aged)::int as open_at_end,
         (select count(*) from aged where age < interval '24 hours')::int as under_24h,
         (select count(*) from aged where age >= interval '24 hours' and age < interval '72 hours')::int as under_72h,
         (select count(*) from aged where age >= interval '72 hours')::int as older,
         (select floor(extract(epoch from max(age)) / 3600)::int from aged) as oldest_hours,
         floor(percentile_disc(0.5) within group (order by extract(epoch from ended_at - opened_at))
           filter (where ended_at is not null and decision is not null) / 3600)::int as median_hours
  from known`;

/** The versions of the settings that were in force at some time of the period. */
export const SETTINGS_SQL = `
  select version, activated_at, case when until < $2 then until end as until
  from (select version, activated_at, lead(activated_at) over (order by activated_at, version) as until
        from ruleset where activated_at is not null) as r
  where activated_at < $2 and (until is null or until > $1) order by activated_at, version`;
