import { RepeatingJob } from './repeating-job';

const turn = () => new Promise((resolve) => setTimeout(resolve, 2));

describe('RepeatingJob', () => {
  it('goes on after an error, and no further once stopped', async () => {
    let runs = 0;
    const errors: unknown[] = [];
    const thrice = new Promise<void>((done) => {
      const job = new RepeatingJob(
        async () => {
          runs += 1;
          if (runs === 3) void job.stop().then(done);
          throw new Error(`run ${runs}`);
        },
        1,
        (error) => errors.push((error as Error).message),
      );
      job.start();
      job.start();
    });
    await thrice;
    await turn();
    await turn();
    expect(errors).toEqual(['run 1', 'run 2', 'run 3']);
  });

  it('waits for its first run, or has it at once, and only once', async () => {
    const begun: string[] = [];
    const job = (name: string) =>
      new RepeatingJob(
        async () => void begun.push(name),
        60_000,
        () => undefined,
      );
    const [waiting, eager] = [job('waiting'), job('eager')];
    waiting.start();
    eager.startAtOnce();
    eager.startAtOnce();
    await turn();
    expect(begun).toEqual(['eager']);
    await Promise.all([waiting.stop(), eager.stop()]);
  });

  it('never runs twice at once, and each call gets a run that began after it', async () => {
    let inside = 0;
    let begun = 0;
    const job = new RepeatingJob(
      async () => {
        begun += 1;
        inside += 1;
        expect(inside).toBe(1);
        await turn();
        inside -= 1;
      },
      60_000,
      () => undefined,
    );
    await Promise.all([job.run(), job.run(), job.run()]);
    expect(begun).toBe(3);
  });
});
