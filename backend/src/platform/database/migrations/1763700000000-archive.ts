import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';
import { bool, columns, id, instant, int, smallint, text, varchar } from './column-kinds';

/** Frozen: what the catalogue held when this migration was written. */
const ODD_FIELDS = `
  ft_1_odd ft_x_odd ft_2_odd ft_1x_odd ft_12_odd ft_x2_odd under_05_odd over_05_odd under_15_odd
  over_15_odd under_25_odd over_25_odd under_35_odd over_35_odd under_45_odd over_45_odd under_55_odd
  over_55_odd ht_under_05_odd ht_over_05_odd ht_under_15_odd ht_over_15_odd ht_under_25_odd
  ht_over_25_odd ht_1x_odd ht_12_odd ht_x2_odd ht_1_odd ht_x_odd ht_2_odd sh_1_odd sh_x_odd sh_2_odd
  odd_odd even_odd tgr_01_odd tgr_23_odd tgr_45_odd tgr_6_odd bts_yes_odd bts_no_odd htft_11_odd
  htft_1x_odd htft_12_odd htft_x1_odd htft_xx_odd htft_x2_odd htft_21_odd htft_2x_odd htft_22_odd
  fg_1_odd fg_no fg_2_odd cs_10_odd cs_20_odd cs_21_odd cs_30_odd cs_31_odd cs_32_odd cs_40_odd
  cs_41_odd cs_42_odd cs_50_odd cs_51_odd cs_60_odd cs_00_odd cs_11_odd cs_22_odd cs_33_odd cs_01_odd
  cs_02_odd cs_12_odd cs_03_odd cs_13_odd cs_23_odd cs_04_odd cs_14_odd cs_24_odd cs_05_odd cs_15_odd
  cs_06_odd cs_other_odd ft_1_u_15_odd ft_x_u_15_odd ft_2_u_15_odd ft_1_o_15_odd ft_x_o_15_odd
  ft_2_o_15_odd ft_1_u_25_odd ft_x_u_25_odd ft_2_u_25_odd ft_1_o_25_odd ft_x_o_25_odd ft_2_o_25_odd
  ft_1_u_35_odd ft_x_u_35_odd ft_2_u_35_odd ft_1_o_35_odd ft_x_o_35_odd ft_2_o_35_odd ft_1_u_45_odd
  ft_x_u_45_odd ft_2_u_45_odd ft_1_o_45_odd ft_x_o_45_odd ft_2_o_45_odd ht_btts_yes_odd ht_btts_no_odd
  ht_home_under_05_odd ht_home_over_05_odd ht_away_under_05_odd ht_away_over_05_odd away_under_05_odd
  away_over_05_odd away_under_15_odd away_over_15_odd away_under_25_odd away_over_25_odd
  home_under_05_odd home_over_05_odd home_under_15_odd home_over_15_odd home_under_25_odd
  home_over_25_odd
`;
const CODE_FIELDS = `
  ft_code ft_dc_code uo_05_code uo_15_code uo_25_code uo_35_code uo_45_code uo_55_code ht_uo_05_code
  ht_uo_15_code ht_uo_25_code ht_dc_code ht_code sh_code oe_code tgr_code bts_code htft_code fg_code
  cs_code ft_uo_15_code ft_uo_25_code ft_uo_35_code ft_uo_45_code ht_btts_code ht_home_uo_05_code
  ht_away_uo_05_code away_uo_05_code away_uo_15_code away_uo_25_code home_uo_05_code home_uo_15_code
  home_uo_25_code
`;

const oddsSet = (name: string): Table =>
  new Table({
    name,
    columns: columns({
      match_id: { ...int(), isPrimary: true },
      ...Object.fromEntries(
        [...words(ODD_FIELDS), ...words(CODE_FIELDS)].map((field) => [field, int({ nullable: true })]),
      ),
    }),
    foreignKeys: [cascade(name, 'match_id', 'matches', 'match')],
  });

const words = (text: string): string[] => text.trim().split(/\s+/);

/** Both actions are spelt out: left out, MariaDB and MySQL remember different defaults. */
const foreignKey = (table: string, column: string, target: string, as: string, onDelete: string) => ({
  name: `fk_${table}_${as}`,
  columnNames: [column],
  referencedTableName: target,
  referencedColumnNames: ['id'],
  onDelete,
  onUpdate: 'NO ACTION',
});
const cascade = (table: string, column: string, target: string, as: string) =>
  foreignKey(table, column, target, as, 'CASCADE');

const TABLES = [
  new Table({
    name: 'users',
    columns: columns({
      id: id(),
      username: varchar(30),
      username_key: varchar(60),
      email: varchar(254),
      email_key: varchar(254),
      password_hash: varchar(255, { nullable: true }),
      role: varchar(10),
      subscription_end_date: instant({ nullable: true }),
      tg_link: varchar(255, { nullable: true }),
      created_at: instant(),
    }),
    indices: [
      { name: 'ux_users_username_key', columnNames: ['username_key'], isUnique: true },
      { name: 'ux_users_email_key', columnNames: ['email_key'], isUnique: true },
    ],
  }),
  new Table({
    name: 'sessions',
    columns: columns({
      id: { ...varchar(32), isPrimary: true },
      user_id: int(),
      created_at: instant(),
      expires_at: instant(),
    }),
    indices: [
      { name: 'ix_sessions_user', columnNames: ['user_id'] },
      { name: 'ix_sessions_expiry', columnNames: ['expires_at'] },
    ],
    foreignKeys: [cascade('sessions', 'user_id', 'users', 'user')],
  }),
  new Table({
    name: 'competitions',
    columns: columns({
      id: id(),
      country_name: varchar(60),
      country_folded: varchar(60),
      name: varchar(120),
      name_folded: varchar(120),
      league_code: varchar(20, { nullable: true }),
    }),
    indices: [
      { name: 'ux_competitions_folded', columnNames: ['country_folded', 'name_folded'], isUnique: true },
    ],
  }),
  new Table({
    name: 'competition_aliases',
    columns: columns({ id: id(), alias_folded: varchar(180), competition_id: int() }),
    indices: [
      { name: 'ux_competition_aliases_alias', columnNames: ['alias_folded'], isUnique: true },
      { name: 'ix_competition_aliases_competition', columnNames: ['competition_id'] },
    ],
    foreignKeys: [cascade('competition_aliases', 'competition_id', 'competitions', 'competition')],
  }),
  new Table({
    name: 'team_aliases',
    columns: columns({ id: id(), alias_folded: varchar(100), name: varchar(100), name_folded: varchar(100) }),
    indices: [{ name: 'ux_team_aliases_alias', columnNames: ['alias_folded'], isUnique: true }],
  }),
  new Table({
    name: 'matches',
    columns: columns({
      id: id(),
      competition_id: int(),
      match_date: { type: 'date' },
      match_time: varchar(5, { nullable: true }),
      season_slug: varchar(9),
      code: int({ nullable: true }),
      home_team: varchar(100),
      away_team: varchar(100),
      home_folded: varchar(100),
      away_folded: varchar(100),
      pair_key: varchar(220),
      home_ht_score: smallint({ nullable: true }),
      away_ht_score: smallint({ nullable: true }),
      home_ft_score: smallint({ nullable: true }),
      away_ft_score: smallint({ nullable: true }),
      first_goal: varchar(1, { nullable: true }),
      is_demo: bool(),
      revision: int(),
    }),
    indices: [
      { name: 'ix_matches_order', columnNames: ['match_date', 'match_time', 'id'] },
      { name: 'ix_matches_competition', columnNames: ['competition_id'] },
      { name: 'ix_matches_pair', columnNames: ['pair_key'] },
      { name: 'ix_matches_revision', columnNames: ['revision'] },
    ],
    foreignKeys: [foreignKey('matches', 'competition_id', 'competitions', 'competition', 'NO ACTION')],
  }),
  oddsSet('opening_odds'),
  oddsSet('closing_odds'),
  new Table({
    name: 'archive_revision',
    columns: columns({ id: { ...int(), isPrimary: true }, revision: int() }),
  }),
  new Table({
    name: 'imports',
    columns: columns({
      id: id(),
      file_name: varchar(255),
      format: varchar(30, { nullable: true }),
      bookmaker: varchar(30, { nullable: true }),
      status: varchar(10),
      progress: { type: 'float' },
      rows_read: int(),
      inserted: int(),
      updated: int(),
      unchanged: int(),
      skipped: int(),
      warnings: int(),
      error: varchar(500, { nullable: true }),
      created_at: instant(),
      heartbeat_at: instant(),
      finished_at: instant({ nullable: true }),
    }),
  }),
  new Table({
    name: 'match_observations',
    columns: columns({
      id: id(),
      match_id: int(),
      import_id: int({ nullable: true }),
      payload: text(),
      created_at: instant(),
    }),
    indices: [
      { name: 'ix_match_observations_match', columnNames: ['match_id'] },
      { name: 'ix_match_observations_import', columnNames: ['import_id'] },
    ],
    foreignKeys: [
      cascade('match_observations', 'match_id', 'matches', 'match'),
      cascade('match_observations', 'import_id', 'imports', 'import'),
    ],
  }),
];

/** Accounts, sessions and the odds archive. Tables that an interrupted run has left are kept as they are. */
export class Archive1763700000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const table of TABLES) await queryRunner.createTable(table, true);
    const [row] = (await queryRunner.query('SELECT id FROM archive_revision')) as unknown[];
    if (!row) await queryRunner.query('INSERT INTO archive_revision (id, revision) VALUES (1, 0)');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const table of [...TABLES].reverse()) await queryRunner.dropTable(table.name, true);
  }
}
