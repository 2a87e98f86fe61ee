-- Everything below is a function of the workspace's name and a number, so two runs write the same rows.
CREATE FUNCTION pg_temp.workspace() RETURNS text LANGUAGE sql STABLE AS $$ SELECT current_setting('bench.workspace') $$;
CREATE FUNCTION pg_temp.size(name text) RETURNS int LANGUAGE sql STABLE AS $$ SELECT current_setting('bench.' || name)::int $$;

-- An id that passes for a random one: the bits that tell its kind are those of version 4.
CREATE FUNCTION pg_temp.id(kind text, number bigint) RETURNS uuid LANGUAGE sql STABLE AS $$
  SELECT overlay(overlay(md5(current_setting('bench.workspace') || ' ' || kind || ' ' || number)
    PLACING '4' FROM 13) PLACING '8' FROM 17)::uuid
$$;

CREATE FUNCTION pg_temp.place() RETURNS uuid LANGUAGE sql STABLE AS $$ SELECT pg_temp.id('workspace', 1) $$;

-- Spread over the two years before now, the highest number last.
CREATE FUNCTION pg_temp.moment(number bigint, total bigint) RETURNS timestamptz LANGUAGE sql STABLE AS $$
  SELECT date_trunc('day', now()) - (1 - number::numeric / total)::float8 * interval '730 days'
$$;

-- Everybody but the first person, who is the one that looks at the screens.
CREATE FUNCTION pg_temp.other(number bigint) RETURNS int LANGUAGE sql STABLE AS $$
  SELECT 2 + (number % (pg_temp.size('people') - 1))::int
$$;

-- The hash of the code in an e-mailed link, as codeOf of workspaces.mjs makes the code.
CREATE FUNCTION pg_temp.code_hash(number bigint) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT encode(sha256(convert_to(rpad(current_setting('bench.workspace') || '-' || number || '-', 43, 'x'), 'UTF8')), 'hex')
$$;
