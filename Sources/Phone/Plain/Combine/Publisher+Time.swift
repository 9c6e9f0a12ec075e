extension Publisher {
    /// Delivers the values on the scheduler, in order.
    public func receive<S: Scheduler>(
        on scheduler: S, options: S.SchedulerOptions? = nil
    ) -> AnyPublisher<Output, Failure> {
        piped { above, pipe in
            pipe.listen(
                to: above, value: { value in scheduler.schedule { pipe.exclusively { pipe.send(value) } } },
                completion: { end in scheduler.schedule { pipe.end(end) } })
        }
    }

    public func subscribe<S: Scheduler>(
        on scheduler: S, options: S.SchedulerOptions? = nil
    ) -> AnyPublisher<Output, Failure> {
        piped { above, pipe in
            scheduler.schedule { pipe.listen(to: above, value: pipe.send, completion: { pipe.end($0) }) }
        }
    }

    public func delay<S: Scheduler>(
        for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil, scheduler: S,
        options: S.SchedulerOptions? = nil
    ) -> AnyPublisher<Output, Failure> {
        piped { above, pipe in
            pipe.listen(
                to: above,
                value: { value in
                    scheduler.schedule(after: scheduler.now.advanced(by: interval)) {
                        pipe.exclusively { pipe.send(value) }
                    }
                },
                completion: { end in
                    scheduler.schedule(after: scheduler.now.advanced(by: interval)) { pipe.end(end) }
                })
        }
    }

    /// Sends a value once no other has followed for the given time.
    public func debounce<S: Scheduler>(
        for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
    ) -> AnyPublisher<Output, Failure> {
        piped { above, pipe in
            var newest: Output?
            var turn = 0
            pipe.listen(
                to: above,
                value: { value in
                    newest = value
                    turn += 1
                    let mine = turn
                    scheduler.schedule(after: scheduler.now.advanced(by: dueTime)) {
                        pipe.exclusively {
                            guard mine == turn, let value = newest else { return }
                            newest = nil
                            pipe.send(value)
                        }
                    }
                },
                completion: {
                    if case .finished = $0, let newest { pipe.send(newest) }
                    pipe.end($0)
                })
        }
    }

    /// Sends at most one value per interval: its first or its latest.
    public func throttle<S: Scheduler>(
        for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
    ) -> AnyPublisher<Output, Failure> {
        piped { above, pipe in
            var due: S.SchedulerTimeType?
            var waiting: Output?
            pipe.listen(
                to: above,
                value: { value in
                    let now = scheduler.now
                    guard let time = due, now < time else {
                        due = now.advanced(by: interval)
                        return pipe.send(value)
                    }
                    let isFirst = waiting == nil
                    if latest || isFirst { waiting = value }
                    guard isFirst else { return }
                    scheduler.schedule(after: time) {
                        pipe.exclusively {
                            due = scheduler.now.advanced(by: interval)
                            guard let value = waiting else { return }
                            waiting = nil
                            pipe.send(value)
                        }
                    }
                },
                completion: {
                    if case .finished = $0, let waiting { pipe.send(waiting) }
                    pipe.end($0)
                })
        }
    }

    /// Ends when no value has come for the given time: with the error, or as finished.
    public func timeout<S: Scheduler>(
        _ interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil,
        customError: (() -> Failure)? = nil
    ) -> AnyPublisher<Output, Failure> {
        piped { above, pipe in
            var turn = 0
            func wait() {
                turn += 1
                let mine = turn
                scheduler.schedule(after: scheduler.now.advanced(by: interval)) {
                    pipe.exclusively {
                        guard mine == turn else { return }
                        if let customError { pipe.fail(customError()) } else { pipe.finish() }
                    }
                }
            }
            wait()
            pipe.listen(
                to: above,
                value: {
                    wait()
                    pipe.send($0)
                }, completion: { pipe.end($0) })
        }
    }
}
